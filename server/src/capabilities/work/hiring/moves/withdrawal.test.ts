import { plusDays } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import type { Application } from '@evenshift/contract/model/application/application'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MINUTE } from '#server/testkit/app/clock'
import { lettersTo } from '#server/testkit/app/mails'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { type Market, openMarket, terms } from '#server/testkit/people/market'
import { PASSWORD, type Person } from '#server/testkit/people/people'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

async function accepts({ seeker, application: { _id: id } }: { readonly seeker: Person; readonly application: Application }) {
  const { version } = await market.moved(id, { status: 'offered', version: 1, offer: terms })
  const body = { applicationId: id, version, action: 'accept' } as const
  expect((await market.t.seeker('answerOffer', { body }, seeker.token)).status).toBe(200)
}

it.each([
  ['shortlisted', 'application_withdrawn', 'Weekend barista. They no longer want to be considered.'],
  ['offered', 'application_withdrawn', 'Weekend barista. They no longer want to be considered.'],
  ['offer_accepted', 'pulled_out', 'Weekend barista. They’d accepted your offer. Free again: Sat 09:00–13:00.'],
] as const)('whoever withdraws is told to the employer by what they were: %s', async (status, type, body) => {
  const { t, employer } = market
  const jobId = await market.publish()
  const sent = await market.applied(jobId)
  const { seeker, application } = sent
  await (status === 'offer_accepted' ? accepts(sent) : market.place(application._id, status))
  expect((await t.seeker('withdrawApplication', { params: { id: application._id }, query: {} }, seeker.token)).status).toBe(204)
  const [told] = (await t.employer('notifications', { query: { limit: 1 } }, employer.token)).body.data
  expect(told).toMatchObject({ type, body, link: `/applicants/${jobId}${type === 'pulled_out' ? '?view=cover' : ''}` })
  const letter = (await lettersTo(t, employer.email)).at(-1)
  expect(letter?.subject).toMatch(type === 'pulled_out' ? / has pulled out: / : / withdrew: /)
})

it('whoever pulls out after accepting is named, with the reason that they gave', async () => {
  const { t, employer } = market
  const sent = await market.applied(await market.publish({ title: 'Weekend barista' }))
  const { seeker, application } = sent
  await accepts(sent)
  const leave = { params: { id: application._id }, query: { reason: 'study' as const } }
  expect((await t.seeker('withdrawApplication', leave, seeker.token)).status).toBe(204)
  const [told] = (await t.employer('notifications', { query: { limit: 1 } }, employer.token)).body.data
  expect(told).toMatchObject({
    title: 'Amira has pulled out',
    body: 'Weekend barista. They’d accepted your offer. Reason: their studies. Free again: Sat 09:00–13:00.',
  })
  expect((await lettersTo(t, employer.email)).at(-1)?.paragraphs).toContain('Reason: their studies.')
})

it('the shifts that are free again are named as the job has them now, not as they were agreed', async () => {
  const { t, employer } = market
  const jobId = await market.publish()
  const sent = await market.applied(jobId)
  await accepts(sent)
  const { version, shifts } = (await t.employer('jobDetails', { params: { id: jobId } }, employer.token)).body
  const moved = shifts.map((shift) => ({ ...shift, start: '10:00', end: '15:00' }))
  expect((await t.employer('changeJob', { params: { id: jobId }, body: { version, shifts: moved } }, employer.token)).status).toBe(200)
  const { seeker, application } = sent
  expect((await t.seeker('withdrawApplication', { params: { id: application._id }, query: {} }, seeker.token)).status).toBe(204)
  const [told] = (await t.employer('notifications', { query: { limit: 1 } }, employer.token)).body.data
  expect(told).toMatchObject({ body: 'Weekend barista. They’d accepted your offer. Free again: Sat 10:00–15:00.' })
  expect((await lettersTo(t, employer.email)).at(-1)?.paragraphs.join(' ')).toContain('Free again: Sat 10:00–15:00.')
})

it('whoever pulls out of a job that is closed leaves no place: it’s told to reopen or copy it, and once it’s open the place is free', async () => {
  const { t, employer } = market
  const jobId = await market.publish({ title: 'Weekend barista' })
  const sent = await market.applied(jobId)
  const { seeker, application } = sent
  await accepts(sent)
  const close = { closeNow: true, outcome: 'hired_here' } as const
  expect((await t.employer('closeJob', { query: { jobId }, body: close }, employer.token)).status).toBe(200)
  expect((await t.seeker('withdrawApplication', { params: { id: application._id }, query: {} }, seeker.token)).status).toBe(204)
  const told = async () => (await t.employer('notifications', { query: { limit: 1 } }, employer.token)).body.data[0]
  const closed = 'The job is closed. Reopen or copy it to fill their place.'
  expect(await told()).toMatchObject({
    type: 'pulled_out',
    body: `Weekend barista. They’d accepted your offer. ${closed}`,
    about: { owed: [] },
  })
  expect((await lettersTo(t, employer.email)).at(-1)?.paragraphs.join(' ')).toContain(closed)
  const reopen = { closingDate: londonDay(plusDays(t.clock.now(), 7)) }
  expect((await t.employer('closeJob', { query: { jobId }, body: reopen }, employer.token)).status).toBe(200)
  expect(await told()).toMatchObject({
    body: 'Weekend barista. They’d accepted your offer. Free again: Sat 09:00–13:00.',
    about: { owed: ['place'] },
  })
})

it('whoever pulled out is told apart from who only withdrew, to themselves and, once their account is gone, to the employer', async () => {
  const { t, employer } = market
  const jobId = await market.publish()
  const [accepted, waiting] = [await market.applied(jobId), await market.applied(jobId)]
  await accepts(accepted)
  const rows = []
  for (const { seeker, application } of [accepted, waiting]) {
    expect((await t.seeker('withdrawApplication', { params: { id: application._id }, query: {} }, seeker.token)).status).toBe(204)
    rows.push(...(await t.seeker('pastApplications', { query: {} }, seeker.token)).body.data)
  }
  expect(rows).toMatchObject([
    { status: 'withdrawn', hasPulledOut: true },
    { status: 'withdrawn', hasPulledOut: false },
  ])
  const gone = await market.applied(jobId)
  await accepts(gone)
  expect((await t.seeker('eraseAccount', { body: { password: PASSWORD } }, gone.seeker.token)).status).toBe(204)
  const left = (await t.employer('applications', { query: { jobId } }, employer.token)).body.data
  expect(left).toMatchObject([{ status: 'withdrawn', hasPulledOut: true, applicant: { name: 'Former applicant' } }])
})

it('whoever pulled out is named with their reason to their employer alone, however much is told since, until their account is gone', async () => {
  const { t, employer } = market
  const jobId = await market.publish({ title: 'Weekend barista' })
  const [sent, waiting] = [await market.applied(jobId), await market.applied(jobId)]
  await accepts(sent)
  const asked = (id: string, token = employer.token) => t.employer('pulledOut', { params: { id } }, token)
  const id = sent.application._id
  expect((await asked(id)).status).toBe(404)
  const leave = { params: { id }, query: { reason: 'study' as const } }
  expect((await t.seeker('withdrawApplication', leave, sent.seeker.token)).status).toBe(204)
  expect((await t.seeker('withdrawApplication', { params: { id: waiting.application._id }, query: {} }, waiting.seeker.token)).status).toBe(
    204,
  )
  await t.database.sql.query('delete from notifications')
  const at = t.clock.now().toISOString()
  expect((await asked(id)).body).toEqual({
    who: 'Amira',
    at,
    jobId,
    job: 'Weekend barista',
    told: 'They’d accepted your offer. Reason: their studies. Free again: Sat 09:00–13:00.',
    isPlaceFree: true,
  })
  expect((await asked(waiting.application._id)).status).toBe(404)
  expect((await asked(id, (await newHiringEmployer(t, 'Petal Kitchen')).token)).status).toBe(404)
  t.clock.pass(MINUTE)
  expect((await t.seeker('eraseAccount', { body: { password: PASSWORD } }, sent.seeker.token)).status).toBe(204)
  expect((await asked(id)).body).toMatchObject({ who: null, told: 'They’d accepted your offer. Their place is free again.' })
})

it('the place of whoever pulled out isn’t called free once others have accepted it', async () => {
  const { t, employer } = market
  const jobId = await market.publish({ shifts: [{ day: 7, start: '09:00', end: '13:00', people: 1 }] })
  const [sent, next] = [await market.applied(jobId), await market.applied(jobId)]
  const { shifts } = (await t.employer('jobDetails', { params: { id: jobId } }, employer.token)).body
  const offer = { ...terms, shifts: shifts.map(({ _id, day, start, end }) => ({ _id, day, start, end })) }
  const takes = async ({ seeker, application: { _id } }: typeof sent) => {
    const { version } = await market.moved(_id, { status: 'offered', version: 1, offer })
    const body = { applicationId: _id, version, action: 'accept' } as const
    expect((await t.seeker('answerOffer', { body }, seeker.token)).status).toBe(200)
  }
  await takes(sent)
  const { seeker, application } = sent
  expect((await t.seeker('withdrawApplication', { params: { id: application._id }, query: {} }, seeker.token)).status).toBe(204)
  const told = async () => (await t.employer('pulledOut', { params: { id: application._id } }, employer.token)).body
  expect(await told()).toMatchObject({ told: 'They’d accepted your offer. Free again: Sat 09:00–13:00.', isPlaceFree: true })
  await takes(next)
  expect(await told()).toMatchObject({ told: 'They’d accepted your offer. Their place is filled again.', isPlaceFree: false })
})
