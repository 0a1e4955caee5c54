import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Market, openMarket, rightToWork, terms } from '#server/testkit/people/market'
import { offers } from '#server/capabilities/work/hiring/tables'
import { DAY } from '#server/testkit/app/clock'
import { strike } from '#server/testkit/app/strike'
import { type Person, signIn } from '#server/testkit/people/people'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

const offered = async (jobId: string) => {
  const { seeker, application } = await market.applied(jobId)
  return { seeker, id: application._id, row: await market.moved(application._id, { status: 'offered', version: 1, offer: terms }) }
}
const accept = (id: string, version: number, { token }: Pick<Person, 'token'>) =>
  market.t.seeker('answerOffer', { body: { applicationId: id, version, action: 'accept' } }, token)

describe('races', () => {
  it('lets one of 25 acceptances and 25 refusals win, and tells every other how it stands', async () => {
    const { seeker, id, row } = await offered(await market.publish())
    const calls = Array.from({ length: 50 }, (_, n) =>
      market.t.seeker(
        'answerOffer',
        { body: { applicationId: id, version: row.version, action: n % 2 ? 'accept' : 'decline' } },
        seeker.token,
      ),
    )
    const answers = await Promise.all(calls)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { status, version } = await market.rowOf(id)
    expect(version).toBe(row.version + 1)
    for (const { error } of answers.filter((one) => one.status !== 200))
      expect([error.code, error.details]).toEqual(['STALE', { status, version }])
    expect((await market.historyOf(id)).length).toBe(3)
  })

  it('never offers more places than there are, however many offers are made at once', async () => {
    const jobId = await market.publish({ vacancies: 2 })
    const ids: string[] = []
    for (let n = 0; n < 6; n += 1) ids.push((await market.applied(jobId)).application._id)
    const answers = await Promise.all(ids.map((id) => market.move(id, { status: 'offered', version: 1, offer: terms })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.flatMap(({ status, error }) => (status === 200 ? [] : error.code))).toEqual(Array(4).fill('VACANCIES_TAKEN'))
  })
})

describe('terms', () => {
  it('are refused below the legal minimum, in the past, with a shift too long or too little time, and nothing is written', async () => {
    const { application } = await market.applied(await market.publish())
    const send = (more: object) => market.move(application._id, { status: 'offered', version: 1, offer: { ...terms, ...more } })
    const low = await send({ pay: 9 })
    expect([low.status, low.error.code, low.error.errors?.[0]?.path]).toEqual([400, 'PAY_BELOW_MINIMUM', 'offer.pay'])
    const both = await send({ pay: 9, expiresAt: '2026-11-22T09:00:00Z' })
    expect([both.error.code, both.error.errors?.map(({ path }) => path)]).toEqual(['INVALID_INPUT', ['offer.expiresAt', 'offer.pay']])
    expect((await send({ startDate: '2026-11-20' })).error.errors).toMatchObject([{ path: 'offer.startDate' }])
    expect((await send({ shifts: [{ day: 7, start: '08:00', end: '21:30' }] })).error.errors).toEqual([
      { path: 'offer.shifts.0.end', message: 'That’s 13½ hours. A shift can be 13 hours at most' },
    ])
    expect((await send({ expiresAt: '2026-11-22T09:00:00Z' })).error.errors).toMatchObject([{ path: 'offer.expiresAt' }])
    expect(await market.rowOf(application._id)).toMatchObject({ status: 'applied', version: 1 })
    expect(await market.t.parts.db.$count(offers, eq(offers.applicationId, application._id))).toBe(0)
  })

  it('start, for both sides, on the day of their first shift', async () => {
    // A Tuesday, with work on Saturdays alone.
    const offer = { ...terms, startDate: '2027-01-12', shifts: [{ day: 7, start: '09:00', end: '13:00' }] }
    const jobId = await market.publish()
    const { seeker, application } = await market.applied(jobId)
    const { version } = await market.moved(application._id, { status: 'offered', version: 1, offer })
    expect((await accept(application._id, version, seeker)).status).toBe(200)
    const listed = await market.t.employer('applications', { query: { jobId, view: 'card' } }, (await market.freshEmployer()).token)
    expect(listed.body.data.find(({ _id }) => _id === application._id)).toMatchObject({ startDate: '2027-01-16' })
    const home = (await market.t.seeker('home', { query: {} }, seeker.token)).body
    expect(home).toMatchObject({ work: { jobs: [{ startDate: '2027-01-16' }] } })
  })

  it('that are as many of the advert’s shifts as it asks for, their hours and their first day differ from it in nothing', async () => {
    const on = (day: number, start: string, end: string) => ({ day, start, end, people: 1 })
    const shifts = [on(7, '09:00', '13:00'), on(1, '10:00', '15:30'), on(5, '10:00', '14:00')]
    const jobId = await market.publish({ shifts, shiftsNeeded: 2, hoursPerWeek: 9, startDate: '2026-12-11' })
    const chosen = (
      await market.t.employer('jobDetails', { params: { id: jobId } }, (await market.freshEmployer()).token)
    ).body.shifts.slice(0, 2)
    const changesOf = async (more: object) => {
      const { seeker, application } = await market.applied(jobId)
      const offer = { ...terms, hoursPerWeek: 9.5, shifts: chosen.map(({ people: _p, ...shift }) => shift), ...more }
      const { version } = await market.moved(application._id, { status: 'offered', version: 1, offer })
      const { body } = await market.t.seeker('openApplication', { params: { id: application._id } }, seeker.token)
      await market.t.seeker('answerOffer', { body: { applicationId: application._id, version, action: 'decline' } }, seeker.token)
      return body.offer?.changes
    }
    // The advert's day is a Friday, the first shift the next day's.
    expect(await changesOf({ startDate: '2026-12-12' })).toEqual([])
    expect(await changesOf({ startDate: '2026-12-13' })).toEqual(['You’d start on Sunday 13 December, not Friday 11 December.'])
    expect(await changesOf({ hoursPerWeek: 6 })).toEqual(['You’d work 6 hours a week, not 9 hours.'])
  })

  it('that no one has seen can’t be accepted', async () => {
    const { seeker, id, row } = await offered(await market.publish())
    const amended = await market.moved(id, { status: 'offered', version: row.version, offer: { ...terms, pay: 14 } })
    expect((await accept(id, row.version, seeker)).error.code).toBe('STALE')
    const { status, body } = await accept(id, amended.version, seeker)
    expect([status, body.offer?.pay, body.offer?.changes]).toEqual([200, 14, ['You’d be paid £14 an hour, not £13.50 an hour.']])
  })

  it('can be asked about without moving anything', async () => {
    const { seeker, id, row } = await offered(await market.publish())
    const input = { applicationId: id, version: row.version, action: 'ask' as const, question: 'Is there a uniform?' }
    const { status, body } = await market.t.seeker('answerOffer', { body: input }, seeker.token)
    expect([status, body.status, body.version]).toEqual([200, 'offered', row.version])
    const open = await market.t.employer('openApplication', { params: { id } }, market.employer.token)
    expect(open.body.messages).toMatchObject([{ from: 'seeker', text: 'Is there a uniform?' }])
  })
})

it('closes the job with the last place filled, and everyone else’s application with it', async () => {
  const jobId = await market.publish({ vacancies: 1 })
  const other = await market.applied(jobId)
  const { seeker, id, row } = await offered(jobId)
  await accept(id, row.version, seeker)
  const hired = await market.moved(id, { status: 'hired', version: row.version + 1, rightToWork })
  expect(hired.status).toBe('hired')
  expect((await market.t.employer('jobDetails', { params: { id: jobId } }, market.employer.token)).body).toMatchObject({
    status: 'closed',
    closeReason: 'filled',
    filled: 1,
  })
  const { body } = await market.t.seeker('openApplication', { params: { id: other.application._id } }, other.seeker.token)
  expect(body).toMatchObject({ status: 'closed_job', reason: 'position_filled' })
  expect(body.history.at(-1)?.message).toBe('Someone else got the job.')
  const told = (await market.t.seeker('notifications', { query: {} }, other.seeker.token)).body.data
  expect(told.map(({ body: says }) => says)).toContain('Someone else got the job. Your application for Weekend barista is closed.')
})

it('stands until the clock strikes or someone moves it, and can’t be accepted once its time is over: the refused answer moves it', async () => {
  const { seeker, id, row } = await offered(await market.publish())
  market.t.clock.pass(5 * DAY)
  const token = await signIn(market.t, 'jobseeker', seeker.email)
  const read = async () => (await market.t.seeker('openApplication', { params: { id } }, token)).body
  expect(await read()).toMatchObject({ status: 'offered', version: row.version })
  const refused = await accept(id, row.version, { token })
  expect([refused.status, refused.error.code]).toEqual([409, 'OFFER_EXPIRED'])
  const body = await read()
  expect([body.status, body.version, body.changedAt]).toEqual(['offer_expired', row.version + 1, body.offer?.expiresAt])
  await strike(market.t)
  expect(await read()).toEqual(body)
  const renewed = await market.moved(id, { status: 'offered', version: body.version, offer: terms })
  expect(renewed.status).toBe('offered')
  market.t.clock.pass(5 * DAY)
  const boss = await market.freshEmployer()
  const again = (version: number) => market.move(id, { status: 'offered', version, offer: terms }, boss)
  const present = { status: 'offer_expired', version: renewed.version + 1 }
  expect((await again(renewed.version)).error).toMatchObject({ code: 'STALE', details: present })
  expect(await market.rowOf(id)).toMatchObject(present)
  expect((await again(present.version)).error).toMatchObject({
    code: 'INVALID_TRANSITION',
    details: { status: 'offer_expired', allowed: [] },
  })
})

it('keeps no older application of its seeker closed once its time is over, though no clock has run', async () => {
  const jobId = await market.publish({}, await market.freshEmployer())
  const { seeker, application } = await market.applied(jobId)
  await market.place(application._id, 'closed_no_reply')
  const { _id: newer } = (await market.applied(jobId, seeker)).application
  const revived = async () => market.move(application._id, { status: 'in_review', version: 1 }, await market.freshEmployer())
  await market.place(newer, 'offered')
  expect((await revived()).error.code).toBe('INVALID_TRANSITION')
  await market.place(newer, 'offered', { offerExpiresAt: market.t.clock.now() })
  expect((await revived()).body).toMatchObject({ status: 'in_review' })
  expect((await market.rowOf(newer)).status).toBe('offer_expired')
})

it('takes no place from another once its time is over, though no clock has run', async () => {
  const jobId = await market.publish({ vacancies: 1 }, await market.freshEmployer())
  const [{ id }, { application }] = [await offered(jobId), await market.applied(jobId)]
  const offer = async () => market.move(application._id, { status: 'offered', version: 1, offer: terms }, await market.freshEmployer())
  expect((await offer()).error.code).toBe('VACANCIES_TAKEN')
  market.t.clock.pass(5 * DAY)
  expect((await offer()).body).toMatchObject({ status: 'offered' })
  expect((await market.rowOf(id)).status).toBe('offered')
})
