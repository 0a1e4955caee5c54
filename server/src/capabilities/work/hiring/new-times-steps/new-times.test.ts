import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { NewTimesAnswer } from '@evenshift/contract/states/application/new-times'
import { changes, saturday, sunday } from '#server/capabilities/work/hiring/change/changes.rig'
import { weekends } from '#server/capabilities/work/hiring/cover/weekends.rig'
import { lettersTo } from '#server/testkit/app/mails'
import { closeJob, newHiringEmployer } from '#server/testkit/people/jobs'
import { type Market, openMarket, rightToWork, terms } from '#server/testkit/people/market'
import { type Person, signIn } from '#server/testkit/people/people'

let market: Market
let here: ReturnType<typeof changes>
let week: ReturnType<typeof weekends>
beforeAll(async () => {
  market = await openMarket()
  here = changes(market)
  week = weekends(market)
})
afterAll(() => market.t.close())
afterEach(() => here.closeAll())

const later = { start: '10:00', end: '14:00' }
const latest = { start: '11:00', end: '15:00' }
type Hired = Awaited<ReturnType<typeof hired>>

/** Somebody who agreed to a Saturday and a Sunday, of a job that moves its Saturday an hour on. */
async function hired(status: 'offer_accepted' | 'hired' = 'hired', to: { start: string; end: string } = later) {
  const one = await here.oneApplied()
  const { version } = await market.moved(one.id, { status: 'offered', version: 1, offer: { ...terms, hoursPerWeek: 8 } })
  const token = await signIn(market.t, 'jobseeker', one.seeker.email)
  const accepted = await market.t.seeker('answerOffer', { body: { applicationId: one.id, version, action: 'accept' } }, token)
  if (accepted.status !== 200) throw new Error('the offer was not accepted')
  if (status === 'hired') await market.moved(one.id, { status: 'hired', version: version + 1, rightToWork })
  const move = (times: { start: string; end: string }) => here.changed(one.jobId, { shifts: [{ ...one.first, ...times }, one.second] })
  await move(to)
  return { ...one, token, move, now: { _id: one.first._id, day: 7, ...to } }
}
async function ask({ id, now }: Pick<Hired, 'id' | 'now'>, member?: Person) {
  const { token } = member ?? (await market.freshEmployer())
  return market.t.employer('askNewTimes', { params: { id }, body: { shifts: [now] } }, token)
}
const answer = ({ id, token }: Pick<Hired, 'id' | 'token'>, askedId: string, said: NewTimesAnswer) =>
  market.t.seeker('answerNewTimes', { params: { id }, body: { askedId, answer: said } }, token)
const ownOf = async ({ id, token }: Pick<Hired, 'id' | 'token'>) =>
  (await market.t.seeker('openApplication', { params: { id } }, token)).body
const toldOf = async ({ token }: Pick<Hired, 'token'>) =>
  (await market.t.seeker('notifications', { query: { limit: 50 } }, token)).body.data.filter(({ type }) => type === 'times_asked')
const repliesAbout = async (id: string) =>
  (await market.t.employer('notifications', { query: { limit: 50 } }, (await market.freshEmployer()).token)).body.data.filter(
    ({ type, about }) => type === 'times_answered' && about?.applicationId === id,
  )
const homeOf = async ({ token }: Pick<Hired, 'token'>) => (await market.t.seeker('home', { query: { view: 'card' } }, token)).body.newTimes
/** Their row among the jobs that they said yes to. */
async function rowOf({ id, token }: Pick<Hired, 'id' | 'token'>) {
  const [accepted, hiredAt] = [
    await market.t.seeker('jobOffers', { query: {} }, token),
    await market.t.seeker('pastApplications', { query: {} }, token),
  ]
  return [...accepted.body.data, ...hiredAt.body.data].find(({ _id }) => _id === id)
}
const agreedOf = async (id: string) => (await here.openFor(id)).offer?.shifts.map(({ start }) => start)
const linesOf = (history: readonly { readonly times: string | null }[]) => history.flatMap(({ times }) => times ?? [])

describe.each(['offer_accepted', 'hired'] as const)('somebody who agreed to a time that the job has moved since (%s)', (status) => {
  it('is asked once, on screen and by mail, with old and new and how it lies in their week', async () => {
    const one = await hired(status)
    const { body: asked } = await ask(one)
    expect(asked).toMatchObject({ state: 'asked', settledAt: null, shifts: [{ was: saturday, is: { ...saturday, ...later } }] })
    expect((await ask(one)).body, 'asked again it stays asked').toEqual(asked)
    expect(await toldOf(one)).toMatchObject([
      {
        title: 'New times at The Corner Café?',
        body: 'For Weekend barista: Sat 09:00–13:00 → 10:00–14:00. Say if you can. Until you do, your times stay as agreed.',
        about: { owed: expect.arrayContaining(['times']) },
      },
    ])
    const { at, shifts } = asked
    expect(await homeOf(one)).toMatchObject([{ applicationId: one.id, employerName: 'The Corner Café', at, shifts }])
    expect((await rowOf(one))?.timesAsked).toBe(at)
    const letters = (await lettersTo(market.t, one.seeker.email)).filter(({ subject }) => subject.startsWith('New times?'))
    expect(letters).toMatchObject([{ facts: [{ label: 'New times', value: 'Sat 09:00–13:00 → 10:00–14:00' }] }])
    const own = await ownOf(one)
    expect(own.newTimes).toMatchObject({ ...asked, weekFit: { shiftsTotal: 1 } })
    expect(own.version).toBe((await market.t.seeker('openApplication', { params: { id: one.id } }, one.token)).body.version)
    expect((await here.openFor(one.id)).newTimes).toEqual(asked)
    expect(await agreedOf(one.id)).toEqual(['09:00', '10:00'])
  })

  it('says yes, and the new times are what was agreed, for both and in the cover', async () => {
    const one = await hired(status)
    const { body: asked } = await ask(one)
    expect((await answer(one, asked._id, 'agreed')).status).toBe(200)
    expect((await answer(one, asked._id, 'agreed')).status, 'said again it stays said').toBe(200)
    expect([await homeOf(one), (await rowOf(one))?.timesAsked], 'answered it asks no more').toEqual([[], null])
    const [own, read] = [await ownOf(one), await here.openFor(one.id)]
    expect(read.offer?.shifts).toMatchObject([{ ...saturday, ...later }, sunday])
    expect([own.offer?.shifts, own.offer?.hoursPerWeek, own.status]).toEqual([read.offer?.shifts, 8, status])
    expect((await week.coverOf(one.jobId)).applicants[0]?.agreed).toEqual(read.offer?.shifts)
    for (const history of [own.history, read.history])
      expect(linesOf(history)).toEqual(['New times asked: Sat 09:00–13:00 → 10:00–14:00', 'New times agreed: Sat 10:00–14:00'])
    expect(await repliesAbout(one.id)).toMatchObject([{ title: 'Amira can do the new times' }])
    expect((await toldOf(one))[0]?.about?.owed).not.toContain('times')
    expect((await answer(one, asked._id, 'kept')).error?.code).toBe('STALE')
    expect((await ask(one)).error?.code, 'nothing is left to move').toBe('STALE')
  })

  it('or keeps their time, isn’t asked the same twice, and can be asked once the job has moved again', async () => {
    const one = await hired(status)
    const { body: asked } = await ask(one)
    expect((await answer(one, asked._id, 'kept')).status).toBe(200)
    expect(await agreedOf(one.id)).toEqual(['09:00', '10:00'])
    expect(await repliesAbout(one.id)).toMatchObject([{ body: expect.stringContaining('Sat 09:00–13:00, as agreed') }])
    expect(linesOf((await ownOf(one)).history).at(-1)).toBe('Agreed times stay: Sat 09:00–13:00')
    expect((await ask(one)).error?.code).toBe('ALREADY_EXISTS')
    await one.move(latest)
    expect((await ask(one)).error?.code, 'those are not its times any more').toBe('STALE')
    expect((await ask({ ...one, now: { ...one.now, ...latest } })).status).toBe(200)
  })
})

it('a longer shift makes the agreed week longer', async () => {
  const one = await hired('hired', { start: '09:00', end: '15:00' })
  const { body: asked } = await ask(one)
  await answer(one, asked._id, 'agreed')
  expect((await here.openFor(one.id)).offer?.hoursPerWeek).toBe(10)
})

describe('a question that is open', () => {
  it('ends where the job moves again, and what it asked can’t be said any more', async () => {
    const one = await hired()
    const { body: asked } = await ask(one)
    await here.changed(one.jobId, { salary: 14 })
    expect((await ownOf(one)).newTimes?.state, 'another change leaves it').toBe('asked')
    await one.move(latest)
    expect((await ownOf(one)).newTimes?.state).toBe('ended')
    expect(linesOf((await here.openFor(one.id)).history).at(-1)).toBe('The question about new times ended')
    expect((await answer(one, asked._id, 'agreed')).error?.code).toBe('STALE')
    expect(await agreedOf(one.id)).toEqual(['09:00', '10:00'])
  })
  it('ends where the job closes, which nobody is asked of either', async () => {
    const one = await hired()
    const { body: asked } = await ask(one)
    await closeJob(market.t, await market.freshEmployer(), one.jobId)
    expect((await answer(one, asked._id, 'agreed')).error?.code).toBe('STALE')
    expect((await ask(one)).error?.code).toBe('INVALID_TRANSITION')
  })
  it('ends with who pulls out', async () => {
    const one = await hired('offer_accepted')
    const { body: asked } = await ask(one)
    await market.t.seeker('withdrawApplication', { params: { id: one.id }, query: {} }, one.token)
    expect((await market.rowOf(one.id)).newTimes?.state).toBe('ended')
    expect((await answer(one, asked._id, 'agreed')).error?.code).toBe('INVALID_TRANSITION')
    expect((await ask(one)).error?.code).toBe('NOT_FOUND')
  })
})

describe('at once', () => {
  it('several questions are one, told once', async () => {
    const one = await hired()
    const made = await Promise.all([1, 2, 3, 4].map(() => ask(one)))
    expect(new Set(made.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1)
    expect(await toldOf(one)).toHaveLength(1)
  })
  it.each([
    ['the job moves again', (one: Hired) => one.move(latest)],
    ['the job closes', async (one: Hired) => closeJob(market.t, await market.freshEmployer(), one.jobId)],
    ['they pull out', (one: Hired) => market.t.seeker('withdrawApplication', { params: { id: one.id }, query: {} }, one.token)],
  ])('a yes and %s agree on which came first', async (_name, other) => {
    const one = await hired('offer_accepted')
    const { body: asked } = await ask(one)
    const [said] = await Promise.all([answer(one, asked._id, 'agreed'), other(one)])
    const { newTimes } = await market.rowOf(one.id)
    expect([200, 409]).toContain(said.status)
    expect(newTimes?.state).toBe(said.status === 200 ? 'agreed' : 'ended')
    const { rows } = await market.t.database.sql.query('select count(*)::int as n from offers where application_id = $1', [one.id])
    expect(rows[0]?.n).toBe(said.status === 200 ? 2 : 1)
  })
})

it('nobody can be moved to a seat that others have by now', async () => {
  const { jobId, shifts, friday } = await week.weekend()
  const [ada, ben] = [await week.appliedFor(jobId, [friday]), await week.appliedFor(jobId, [friday])]
  const made = await market.moved(ada.id, { status: 'offered', version: 1, offer: terms })
  await week.accept(ada.id, made.version, ada.seeker)
  const morning = { start: '10:00', end: '14:00' }
  await here.changed(jobId, { shifts: shifts.map((shift) => (shift._id === friday ? { ...shift, ...morning } : shift)) })
  const now = { _id: friday, day: 6, ...morning }
  const asked = await ask({ id: ada.id, now })
  expect(asked.status).toBe(200)
  await week.offer(ben.id)
  const token = await signIn(market.t, 'jobseeker', ada.seeker.email)
  expect((await answer({ id: ada.id, token }, asked.body._id, 'agreed')).error?.code).toBe('SHIFT_TAKEN')
  expect((await answer({ id: ada.id, token }, asked.body._id, 'kept')).status).toBe(200)
  await closeJob(market.t, await market.freshEmployer(), jobId)
})

it('is nobody else’s to ask or to answer', async () => {
  const one = await hired()
  expect((await ask(one, await newHiringEmployer(market.t, 'Another Café'))).error?.code).toBe('NOT_FOUND')
  const { body: asked } = await ask(one)
  const { token } = await here.freeAt({ start: '07:00', end: '14:00' })
  expect((await answer({ id: one.id, token }, asked._id, 'agreed')).error?.code).toBe('NOT_FOUND')
})
