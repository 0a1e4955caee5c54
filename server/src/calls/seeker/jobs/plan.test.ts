import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Input } from '@evenshift/contract/call'
import type { seekerPlan } from '@evenshift/contract/seeker/jobs/plan'
import { minutesApart, weekSpan } from '@evenshift/contract/shift-times'
import { closeJob } from '#server/testkit/people/jobs'
import { type JobTerms, type Market, openMarket, terms } from '#server/testkit/people/market'
import { type Person, newSeeker } from '#server/testkit/people/people'

type PlanAsked = Input<typeof seekerPlan.planWeek>['query']
const on = (day: number, start: string, end: string) => ({ day, start, end })
const allWeek = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: true, slots: [{ start: '06:00', end: '23:30' }] }))

let market: Market
const jobs: Record<string, string> = {}
const publish = async (title: string, shifts: JobTerms['shifts'], more: JobTerms = {}) =>
  (jobs[title] = await market.publish({ title, shifts, hoursPerWeek: 4, salary: 15, ...more }))
beforeAll(async () => {
  market = await openMarket()
  await publish('Bar', [on(6, '18:00', '23:00'), on(7, '18:00', '23:00')], { minimumAge: 18, minimumAgeReason: 'Alcohol is served' })
  await publish('Shop', [on(7, '09:00', '13:00')])
  await publish('Desk', [on(2, '10:00', '14:00'), on(3, '10:00', '14:00'), on(4, '10:00', '14:00')], { shiftsNeeded: 2 })
  await publish('Tutor', [on(2, '16:00', '19:00')])
  await publish('Early', [on(7, '06:00', '08:30')])
  await publish('Far', [on(5, '09:00', '16:00')], { location: 'London', hoursPerWeek: 7 })
  await publish('Flexible', [])
})
afterAll(() => market.t.close())

async function planner(
  more: Parameters<typeof newSeeker>[1] = {},
  busy: { day: number; start: string; end: string; label: string }[] = [],
) {
  const seeker = await newSeeker(market.t, more)
  await market.t.seeker('setAvailability', { body: { times: allWeek, busy } }, seeker.token)
  return seeker
}
const planOf = ({ token }: Person, query: PlanAsked) => market.t.seeker('planWeek', { query }, token)
const titlesOf = (sets: Awaited<ReturnType<typeof planOf>>['body']['sets']): string[][] =>
  sets.map((set) => set.jobs.map(({ job }) => job.title).toSorted())
const saved = async ({ token }: Person) => (await market.t.seeker('savedPlan', {}, token)).body.plan

describe('a planned week', () => {
  it('is at most three sets of open jobs within reach, whose shifts don’t overlap and keep every limit', async () => {
    const { status, body } = await planOf(await planner(), { money: 150, hours: 14, homeBy: '20:00' })
    expect([status, body.isReached, body.easings]).toEqual([200, true, []])
    expect(body.sets.length).toBeGreaterThan(0)
    expect(body.sets.length).toBeLessThanOrEqual(3)
    for (const { jobs: parts, hours, pay, fares, left } of body.sets) {
      expect(hours).toBeLessThanOrEqual(14)
      expect(left).toBeGreaterThanOrEqual(150)
      expect(left).toBeCloseTo(pay - fares)
      const shifts = parts.flatMap((part) => part.shifts)
      for (const shift of shifts) expect(shift.end <= '20:00').toBe(true)
      for (const [at, one] of shifts.entries())
        for (const other of shifts.slice(at + 1)) expect(minutesApart(weekSpan(one), weekSpan(other))).toBeGreaterThanOrEqual(0)
      for (const { job } of parts) expect(['Far', 'Flexible', 'Bar']).not.toContain(job.title)
      for (const { job, shifts: chosen } of parts) if (job.title === 'Desk') expect(chosen).toHaveLength(2)
    }
  })

  it('goes round classes, a way included', async () => {
    const lecture = [{ ...on(7, '08:00', '12:00'), label: 'Lecture' }]
    const { body } = await planOf(await planner({}, lecture), { money: 40, hours: 20 })
    expect(titlesOf(body.sets).flat()).not.toContain('Shop')
    expect(titlesOf(body.sets).flat()).not.toContain('Early')
  })

  it('goes by the means that are asked for, whatever the profile says', async () => {
    const seeker = await planner()
    await market.t.seeker('changeProfile', { body: { postcode: 'LS6 1AA', travelMode: 'public_transport' } }, seeker.token)
    const modesOf = (body: Awaited<ReturnType<typeof planOf>>['body']) =>
      new Set(body.sets.flatMap((set) => set.jobs.flatMap(({ job }) => job.travel?.mode ?? [])))
    const bus = await planOf(seeker, { money: 40, hours: 14 })
    const bike = await planOf(seeker, { money: 40, hours: 14, travelMode: 'cycle' })
    expect([[...modesOf(bus.body)], [...modesOf(bike.body)]]).toEqual([['public_transport'], ['cycle']])
    expect(bus.body.sets[0]?.fares).toBeGreaterThan(0)
    for (const { fares, pay, left } of bike.body.sets) expect([fares, left]).toEqual([0, pay])
  })

  it('has no job that was applied for, hidden or closed', async () => {
    const seeker = await planner()
    const before = await planOf(seeker, { money: 170, hours: 20 })
    expect(titlesOf(before.body.sets).flat()).toContain('Desk')
    const id = jobs['Desk'] ?? ''
    const desk = before.body.sets.flatMap((set) => set.jobs).find(({ job }) => job._id === id)
    await market.t.seeker('applyForJob', { body: { jobId: id, shifts: desk?.shifts.map(({ _id }) => _id) ?? [] } }, seeker.token)
    await market.t.seeker('hideJob', { body: { jobId: jobs['Shop'] ?? '' } }, seeker.token)
    const closing = await publish('Closing', [on(1, '09:00', '17:00')])
    expect(titlesOf((await planOf(seeker, { money: 100, hours: 20 })).body.sets).flat()).toContain('Closing')
    await closeJob(market.t, market.employer, closing)
    const after = titlesOf((await planOf(seeker, { money: 100, hours: 20 })).body.sets).flat()
    for (const title of ['Desk', 'Shop', 'Closing']) expect(after).not.toContain(title)
  })

  it('keeps a visa’s limit of hours beside other work, and tells both', async () => {
    const seeker = await planner()
    const otherHours = [{ label: 'Union bar', hoursPerWeek: 12, from: '2026-11-01', to: null }]
    const visa = { rightToWork: 'student_visa' as const, weeklyHourLimit: 20, termDates: [], otherHours }
    expect((await market.t.seeker('changeProfile', { body: visa }, seeker.token)).status).toBe(200)
    const { body } = await planOf(seeker, { money: 30, hours: 40 })
    expect(body.hours).toEqual({ held: 12, limit: 20, employers: ['Union bar'] })
    expect(body.sets.length).toBeGreaterThan(0)
    for (const { hours } of body.sets) expect(hours).toBeLessThanOrEqual(8)
  })

  it('leaves time for work that was said yes to, and shows it', async () => {
    const seeker = await planner()
    const jobId = await publish('Held', [on(7, '10:00', '16:00')])
    const { application } = await market.applied(jobId, seeker)
    const { version } = await market.moved(application._id, { status: 'offered', version: 1, offer: terms })
    const token = await market.fresh('jobseeker', seeker)
    await market.t.seeker('answerOffer', { body: { applicationId: application._id, version, action: 'accept' } }, token)
    const { body } = await planOf({ ...seeker, token }, { money: 40, hours: 20 })
    expect(body.held).toMatchObject([{ ...on(7, '10:00', '16:00'), label: 'The Corner Café' }])
    expect(body.hours).toMatchObject({ held: 4, employers: ['The Corner Café'] })
    expect(titlesOf(body.sets).flat()).not.toContain('Shop')
    await closeJob(market.t, await market.freshEmployer(), jobId)
  })

  it('lets someone of 17 work no night, no split day, and no job for adults', async () => {
    const young = { dateOfBirth: '2009-03-14' }
    await publish('Adults', [on(5, '09:00', '13:00')], { minimumAge: 18, minimumAgeReason: 'Alcohol is served' })
    const { body } = await planOf(await planner(young), { money: 400, hours: 40 })
    const offered = titlesOf(body.sets)
    expect(offered.length).toBeGreaterThan(0)
    for (const set of offered) {
      expect(set).not.toContain('Bar')
      expect(set).not.toContain('Adults')
      expect(set.includes('Shop') && set.includes('Early'), 'Saturday in two').toBe(false)
    }
    const adult = await planOf(await planner(), { money: 400, hours: 40 })
    expect(titlesOf(adult.body.sets).flat()).toContain('Adults')
  })

  it('says which limit to ease where no week reaches the money, and easing it does', async () => {
    const seeker = await planner()
    const { body } = await planOf(seeker, { money: 100, hours: 5, homeBy: '20:00' })
    expect(body.isReached).toBe(false)
    const hours = body.easings.find(({ ease }) => ease === 'hours')
    const money = body.easings.find(({ ease }) => ease === 'money')
    expect([hours, money]).toMatchObject([
      { weeks: expect.any(Number) as number },
      { to: Math.floor(Math.max(...body.sets.map(({ left }) => left))) },
    ])
    const eased = await planOf(seeker, { money: money?.ease === 'money' ? money.to : 0, hours: 5, homeBy: '20:00' })
    expect(eased.body.isReached).toBe(true)
    const longer = await planOf(seeker, { money: 100, hours: hours?.ease === 'hours' ? Math.ceil(hours.to) : 0, homeBy: '20:00' })
    expect(longer.body.isReached).toBe(true)
  })

  it.each([
    [{ money: 5, hours: 14 }, 'money', 'Money is at least 10'],
    [{ money: 160, hours: 100 }, 'hours', 'The number of hours is at most 60'],
    [{ money: 160, hours: 14, homeBy: '22:10' }, 'homeBy', 'Use times on the hour or half hour, like 09:30'],
  ])('refuses %j at its field', async (query, path, message) => {
    const { status, error } = await planOf(await newSeeker(market.t), query)
    expect([status, error.errors]).toEqual([400, [{ path, message }]])
  })
})

describe('a saved week', () => {
  const limits = { money: 150, hours: 14, homeBy: '20:00' }
  async function savedBy(seeker: Person) {
    const [set] = (await planOf(seeker, limits)).body.sets
    const picks = set?.jobs.map(({ job, shifts }) => ({ jobId: job._id, shifts: shifts.map(({ _id }) => _id) })) ?? []
    return { set, picks, answer: await market.t.seeker('savePlan', { body: { ...limits, jobs: picks } }, seeker.token) }
  }

  it('keeps limits and shifts, takes the place of the one before, and is forgotten', async () => {
    const seeker = await planner()
    expect(await saved(seeker)).toBeNull()
    const { set, answer } = await savedBy(seeker)
    expect([answer.status, answer.body.set]).toEqual([200, { ...set, merits: [] }])
    const shop = (await market.t.seeker('openJob', { params: { id: jobs['Shop'] ?? '' } }, seeker.token)).body
    const other = [{ jobId: shop._id, shifts: shop.shifts.map(({ _id }) => _id) }]
    await market.t.seeker('savePlan', { body: { money: 50, hours: 6, homeBy: null, travelMode: 'walk', jobs: other } }, seeker.token)
    expect(await saved(seeker)).toMatchObject({ money: 50, hours: 6, homeBy: null, travelMode: 'walk', set: { hours: 4, pay: 60 } })
    expect(await saved(await planner())).toBeNull()
    expect((await market.t.seeker('deletePlan', {}, seeker.token)).status).toBe(204)
    expect(await saved(seeker)).toBeNull()
  })

  it('no longer stands once one of its jobs was applied for', async () => {
    const seeker = await planner()
    const { picks } = await savedBy(seeker)
    const [first] = picks
    await market.t.seeker('applyForJob', { body: { jobId: first?.jobId ?? '', shifts: first?.shifts ?? [] } }, seeker.token)
    expect(await saved(seeker)).toMatchObject({ money: 150, set: null })
  })

  it('refuses jobs that aren’t open and shifts of another job, each at its field', async () => {
    const seeker = await planner()
    const { picks } = await savedBy(seeker)
    const nobodys = '01890000-0000-7000-8000-000000000009'
    const refused = async (body: object) =>
      (await market.t.seeker('savePlan', { body: { ...limits, jobs: picks, ...body } }, seeker.token)).error.errors
    expect(await refused({ jobs: [{ jobId: nobodys, shifts: [nobodys] }] })).toEqual([
      { path: 'jobs.0.jobId', message: 'This job isn’t open any more' },
    ])
    expect(await refused({ jobs: [{ jobId: jobs['Shop'], shifts: [nobodys] }] })).toEqual([
      { path: 'jobs.0.shifts', message: 'One of these shifts isn’t this job’s any more' },
    ])
    expect(await refused({ money: 1 })).toEqual([{ path: 'money', message: 'Money is at least 10' }])
    expect(await refused({ jobs: [] })).toEqual([{ path: 'jobs', message: 'Choose a job' }])
  })
})
