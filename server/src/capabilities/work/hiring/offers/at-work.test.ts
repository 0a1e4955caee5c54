import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Market, openMarket, terms } from '#server/testkit/people/market'
import { type Person, newSeeker } from '#server/testkit/people/people'
import { DAY } from '#server/testkit/app/clock'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

const saturday = { day: 7, start: '09:00', end: '13:00' }
const sunday = { day: 1, start: '10:00', end: '14:00' }

/** Free on both days of the weekend, and with a limit of hours, as whoever holds work is told of it. */
async function weekender(): Promise<Person> {
  const seeker = await newSeeker(market.t)
  const times = [1, 2, 3, 4, 5, 6, 7].map((id) => {
    const isFree = id === 7 || id === 1
    return { id, value: isFree, slots: isFree ? [{ start: '07:00', end: '20:00' }] : [] }
  })
  await market.t.seeker('setAvailability', { body: { times, busy: [] } }, seeker.token)
  return seeker
}
/** Says yes to a job of their own that is on Saturdays. */
async function takesSaturdays(seeker: Person, more: object = {}) {
  const jobId = await market.publish({ shifts: [saturday], title: 'Saturday helper' })
  const { application } = await market.applied(jobId, seeker)
  const { version } = await market.moved(application._id, {
    status: 'offered',
    version: 1,
    offer: { ...terms, shifts: [saturday], ...more },
  })
  const body = { applicationId: application._id, version, action: 'accept' as const }
  const accepted = await market.t.seeker('answerOffer', { body }, seeker.token)
  expect(accepted.status).toBe(200)
  return { jobId, id: application._id }
}
const found = async ({ token }: Person, q: string) => {
  const { body } = await market.t.seeker('searchJobs', { query: { q, reach: 'fits', view: 'card' } }, token)
  return body.data.map(({ _id }) => _id)
}
const cardOf = async ({ token }: Person, id: string) =>
  (await market.t.seeker('searchJobs', { query: { view: 'card', limit: 50 } }, token)).body.data.find(({ _id }) => _id === id)
const pageOf = async ({ token }: Person, id: string) => (await market.t.seeker('openJob', { params: { id } }, token)).body

describe('work that a seeker said yes to', () => {
  it('is no free time wherever jobs are compared with the week, until it is given up', async () => {
    const seeker = await weekender()
    const other = await market.publish({ shifts: [saturday], title: 'Zither tuner' })
    const beside = await market.publish({ shifts: [saturday, sunday], shiftsNeeded: 1, title: 'Zither seller' })
    expect(new Set(await found(seeker, 'zither'))).toEqual(new Set([other, beside]))
    expect((await pageOf(seeker, other)).tier).toBe(3)

    const { id, jobId } = await takesSaturdays(seeker)
    expect(await found(seeker, 'zither')).toEqual([beside])
    const page = await pageOf(seeker, other)
    expect(page).toMatchObject({ tier: 1, weekFit: { shiftsFit: 0 } })
    const by = { ...saturday, isWork: true }
    expect(page.weekFit?.clashes).toEqual([{ ...saturday, label: expect.stringMatching(/^work at ./) as string, by }])
    expect(page.evidence.find(({ kind }) => kind === 'shifts')).not.toHaveProperty('change')
    expect((await pageOf(seeker, beside)).weekFit?.shiftsFit).toBe(1)
    const home = (await market.t.seeker('home', { query: { view: 'card' } }, seeker.token)).body
    expect(home.recommended.map(({ _id }) => _id)).not.toContain(other)
    const own = await pageOf(seeker, jobId)
    expect([own.weekFit?.shiftsFit, own.application?.offer?.weekFit?.shiftsFit]).toEqual([1, 1])

    const card = await cardOf(seeker, jobId)
    expect(card).toMatchObject({ held: 'offer_accepted', tier: 3, shifts: [{ ...saturday, fits: true }] })
    expect((await cardOf(seeker, other))?.held).toBeNull()

    const sent = await market.applied(other, seeker)
    const { body } = await market.t.employer('openApplication', { params: { id: sent.application._id } }, market.employer.token)
    expect(body.fit).toMatchObject({ shiftsFit: 0, clashingShifts: [saturday] })

    await market.t.seeker('withdrawApplication', { params: { id }, query: {} }, seeker.token)
    expect(await pageOf(seeker, other)).toMatchObject({ tier: 3, weekFit: { shiftsFit: 1 } })
    expect((await cardOf(seeker, jobId))?.held).toBeNull()
  })

  it('stands in their week as work beside what they typed, and nothing of it is painted over', async () => {
    const seeker = await weekender()
    const week = async () => (await market.t.seeker('availability', {}, seeker.token)).body
    const before = await week()
    expect(before.work).toEqual([])
    await takesSaturdays(seeker)
    const { work, ...typed } = await week()
    expect({ ...typed, work: [] }).toEqual(before)
    const dates = { startDate: terms.startDate, endDate: null }
    expect(work).toEqual([{ ...saturday, label: expect.stringMatching(/^work at ./) as string, ...dates }])
    const { times, busy } = typed
    const saved = (await market.t.seeker('setAvailability', { body: { times, busy } }, seeker.token)).body
    expect(saved.work).toEqual(work)
    expect((await market.t.seeker('home', { query: {} }, seeker.token)).body.availability).toEqual(saved)
  })
})

describe('an offer beside work that a seeker said yes to', () => {
  it('that begins within its hours is a clash, by the hours of that work, and home knows the day', async () => {
    const seeker = await weekender()
    await takesSaturdays(seeker)
    const late = { day: 7, start: '12:00', end: '16:00' }
    const offersOn = async (shifts: (typeof saturday)[]) => {
      const jobId = await market.publish({ shifts })
      const { application } = await market.applied(jobId, seeker)
      await market.moved(application._id, { status: 'offered', version: 1, offer: { ...terms, shifts } })
      return {
        id: application._id,
        page: (await market.t.seeker('openApplication', { params: { id: application._id } }, seeker.token)).body,
      }
    }
    const [clashing, beside] = [await offersOn([late]), await offersOn([sunday])]
    const fit = clashing.page.offer?.weekFit
    expect(fit?.days.find(({ id }) => id === 7)?.state).toBe('clashes')
    expect(fit?.clashes).toMatchObject([{ ...late, by: { ...saturday, isWork: true } }])
    const { expiringOffers } = (await market.t.seeker('home', { query: {} }, seeker.token)).body
    const dayOf = (id: string) => expiringOffers.find(({ applicationId }) => applicationId === id)?.clashDay
    expect([dayOf(clashing.id), dayOf(beside.id)]).toEqual([7, null])
  })
})

describe('the cover of a job', () => {
  it('proposes no one for a shift in which they work elsewhere by now', async () => {
    const seeker = await weekender()
    const jobId = await market.publish({ shifts: [saturday, sunday], shiftsNeeded: 1, vacancies: 2 })
    const { application } = await market.applied(jobId, seeker)
    const coverOf = async () => (await market.t.employer('cover', { params: { id: jobId } }, market.employer.token)).body
    const { shifts, proposal } = await coverOf()
    const [first, second] = shifts.map(({ _id }) => _id)
    expect(proposal.people).toEqual([{ _id: application._id, shifts: [first, second] }])
    await takesSaturdays(seeker)
    expect((await coverOf()).proposal.people).toEqual([{ _id: application._id, shifts: [second] }])
  })
})

describe('work with a last day', () => {
  it('is free time again after its last day', async () => {
    const seeker = await weekender()
    const other = await market.publish({ shifts: [saturday], title: 'Yodel coach' })
    const day = (days: number) => new Date(market.t.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)
    await takesSaturdays(seeker, { startDate: day(1), endDate: day(3) })
    expect(await found(seeker, 'yodel')).toEqual([])
    market.t.clock.pass(4 * DAY)
    const token = await market.fresh('jobseeker', seeker)
    expect(await found({ ...seeker, token }, 'yodel')).toEqual([other])
  })
})
