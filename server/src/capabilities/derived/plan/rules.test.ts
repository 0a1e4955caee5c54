import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minuteOf, minutesApart, shiftMinutes, weekSpan } from '@evenshift/contract/shift-times'
import type { Plan, PlanJob, PlanPerson, PlanSet, PlanShift, PlanWanted } from '#server/capabilities/derived/plan/model'
import { planWeek } from '#server/capabilities/derived/plan/rules'
import { runs } from '#server/testkit/runs'

interface Asked {
  readonly jobs: readonly PlanJob[]
  readonly person: PlanPerson
  readonly wanted: PlanWanted
}

const ALWAYS = '1'.repeat(336)
/** Places lie in a row, 20 minutes and 150 pence each from the next; home is 0. */
const person: PlanPerson = {
  home: 0,
  free: null,
  limits: { isUnder18: false, weeklyHourLimit: null, heldShifts: [], heldHours: 0 },
  minutesBetween: (from, to) => 20 * Math.abs(from - to),
  costPence: (place, trips) => 300 * place * trips,
}
const evening = { pencePerWeek: 16_000, hoursMost: 14, homeBy: '22:00' }
const on = (day: number, start: string, end: string, breakMinutes = 0): PlanShift => ({ _id: '', day, start, end, breakMinutes })
const job = (_id: string, shifts: readonly PlanShift[], more: Partial<PlanJob> = {}): PlanJob => ({
  _id,
  place: 0,
  hourlyPence: 1300,
  each: null,
  shifts,
  ...more,
})
const plan = (asked: Asked): Plan => planWeek(asked.jobs, asked.person, asked.wanted)
const idsOf = ({ sets }: Plan): string[][] => sets.map(({ jobs }) => jobs.map(({ _id }) => _id))

const time = fc.constantFrom('00:00', '05:00', '09:00', '10:30', '12:30', '17:00', '20:00', '22:00', '23:30')
const shift: fc.Arbitrary<PlanShift> = fc.record({
  _id: fc.constant(''),
  day: fc.integer({ min: 1, max: 7 }),
  start: time,
  end: time,
  breakMinutes: fc.constantFrom(0, 0, 30),
})
const market: fc.Arbitrary<Asked> = fc
  .record({
    jobs: fc.array(
      fc.record({
        place: fc.nat(4),
        hourlyPence: fc.integer({ min: 900, max: 1600 }),
        shifts: fc.array(shift, { maxLength: 3 }),
        each: fc.constantFrom(null, 1, 2),
      }),
      { maxLength: 5 },
    ),
    busy: fc.option(fc.array(fc.record({ from: fc.nat(335), length: fc.nat(30) }), { maxLength: 3 })),
    held: fc.array(shift, { maxLength: 1 }),
    isUnder18: fc.boolean(),
    weeklyHourLimit: fc.constantFrom(null, null, 10, 20),
    pencePerWeek: fc.constantFrom(4000, 9000, 16_000, 25_000),
    hoursMost: fc.constantFrom(6, 10, 14, 25),
    homeBy: fc.constantFrom(null, '17:00', '22:00', '00:00'),
  })
  .map(({ jobs, busy, held, isUnder18, weeklyHourLimit, ...wanted }) => ({
    jobs: jobs.map((one, at) => ({ ...one, _id: `j${at}` })),
    wanted,
    person: {
      ...person,
      free: busy === null ? null : busy.reduce((free, { from, length }) => freeBut(free, from, length), ALWAYS),
      limits: {
        isUnder18,
        weeklyHourLimit,
        heldShifts: held.map((one) => ({ ...one, place: 1 })),
        heldHours: held.reduce((sum, one) => sum + shiftMinutes(one) / 60, 0),
      },
    },
  }))
const freeBut = (free: string, from: number, length: number): string =>
  free
    .split('')
    .map((half, at) => (at >= from && at < from + length ? '0' : half))
    .join('')

interface Worked {
  readonly job: PlanJob
  readonly shifts: readonly PlanShift[]
}
const paidOf = (one: PlanShift): number => Math.max(0, shiftMinutes(one) - one.breakMinutes)
const minutesOf = (set: readonly Worked[]): number =>
  set.reduce((sum, { shifts }) => sum + shifts.reduce((minutes, one) => minutes + paidOf(one), 0), 0)
const leftOf = ({ person: who }: Asked, set: readonly Worked[]): number =>
  set.reduce(
    (sum, one) => sum + Math.round((one.job.hourlyPence * minutesOf([one])) / 60) - who.costPence(one.job.place, one.shifts.length),
    0,
  )

/** Every rule, shift by shift and minute by minute. */
function isAllowed({ person: who, wanted }: Asked, set: readonly Worked[]): boolean {
  const { isUnder18, weeklyHourLimit, heldShifts, heldHours } = who.limits
  const hours = minutesOf(set) / 60
  if (hours > wanted.hoursMost || hours + heldHours > Math.min(weeklyHourLimit ?? 168, isUnder18 ? 40 : 168)) return false
  const worked = set.flatMap(({ job: of, shifts }) => shifts.map((one) => ({ one, place: of.place, paid: paidOf(one), isHeld: false })))
  const all = [...worked, ...heldShifts.map((one) => ({ one, place: one.place, paid: shiftMinutes(one), isHeld: true }))]
  for (const { one, place } of worked) {
    const end = minuteOf(one.start) + shiftMinutes(one)
    const latest = wanted.homeBy === null ? 9999 : minuteOf(wanted.homeBy) + (wanted.homeBy < '06:00' ? 1440 : 0)
    if (end + who.minutesBetween(who.home, place) > latest) return false
    if (isUnder18 && (minuteOf(one.start) < 360 || end > 1320)) return false
    const around = Math.ceil(who.minutesBetween(who.home, place) / 30) * 30
    const { start } = weekSpan(one)
    for (let minute = start - around; minute < start + shiftMinutes(one) + around; minute += 30)
      if (who.free !== null && who.free[Math.floor(((minute + 20_160) % 10_080) / 30)] === '0') return false
  }
  for (const [at, a] of all.entries())
    for (const b of all.slice(at + 1)) {
      if (a.isHeld && b.isHeld) continue
      const rest = isUnder18 ? 720 : a.one.day === b.one.day ? 0 : 660
      if (minutesApart(weekSpan(a.one), weekSpan(b.one)) < Math.max(rest, who.minutesBetween(a.place, b.place))) return false
    }
  if (!isUnder18) return true
  const ofDay = (day: number): number => all.reduce((sum, { one, paid }) => (one.day === day ? sum + paid : sum), 0)
  if ([1, 2, 3, 4, 5, 6, 7].some((day) => ofDay(day) > 480)) return false
  const spans = all.map(({ one }) => weekSpan(one)).toSorted((a, b) => a.start - b.start)
  const rests = spans.map(({ end }, at) => (spans[at + 1]?.start ?? (spans[0]?.start ?? 0) + 10_080) - end)
  return rests.reduce((days, rest) => days + Math.max(0, Math.floor(rest / 1440)), 0) >= 2
}

/** Every choice of every job, and every set of them. */
function everySet(asked: Asked): Worked[][] {
  const choices = asked.jobs.flatMap((of): Worked[] => {
    const subsets = of.shifts.reduce<PlanShift[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])
    const count = of.each ?? of.shifts.length
    return subsets.filter(({ length }) => length > 0 && length === count).map((shifts) => ({ job: of, shifts }))
  })
  const alone = choices.filter((one) => isAllowed(asked, [one]) && leftOf(asked, [one]) > 0)
  let sets: Worked[][] = alone.map((one) => [one])
  const all = [...sets]
  for (let size = 2; size <= 3; size++) {
    sets = sets.flatMap((set) =>
      alone
        .filter(({ job: of }) => of._id > (set.at(-1)?.job._id ?? ''))
        .flatMap((one) => (isAllowed(asked, [...set, one]) ? [[...set, one]] : [])),
    )
    all.push(...sets)
  }
  return all
}
const mostLeft = (asked: Asked): number => Math.max(0, ...everySet(asked).map((set) => leftOf(asked, set)))
const workedOf = ({ jobs }: Asked, set: PlanSet): Worked[] =>
  set.jobs.flatMap(({ _id, shifts }) => jobs.filter((one) => one._id === _id).map((of) => ({ job: of, shifts })))

/** Above 0 where the first plan's best is better. */
function compare(a: Plan, b: Plan): number {
  const [one, other] = [a.sets[0], b.sets[0]]
  const reached = Number(a.isReached) - Number(b.isReached)
  if (reached !== 0) return reached
  const fewer = (other?.jobs.length ?? 0) - (one?.jobs.length ?? 0)
  return (a.isReached ? fewer : 0) || (one?.leftPence ?? 0) - (other?.leftPence ?? 0)
}

describe('the plan of a week', () => {
  it('names the fewest jobs that reach the money, then those that leave the most', () => {
    const jobs = [
      job('bar', [on(6, '18:00', '23:00')]),
      job('shop', [on(7, '09:00', '16:00')], { place: 1 }),
      job('café', [on(1, '08:00', '14:30', 30)]),
      job('desk', [on(2, '10:00', '14:00'), on(4, '10:00', '14:00')], { each: 1 }),
    ]
    const ways = { jobs, person, wanted: { ...evening, pencePerWeek: 12_000 } }
    expect(idsOf(plan(ways))).toEqual([
      ['shop', 'café'],
      ['shop', 'desk'],
      ['café', 'desk'],
    ])
    expect(plan(ways).sets[0]).toEqual({
      jobs: [
        { _id: 'shop', shifts: [on(7, '09:00', '16:00')], hours: 7, payPence: 9100, travelMinutes: 40, travelPence: 300, leftPence: 8800 },
        { _id: 'café', shifts: [on(1, '08:00', '14:30', 30)], hours: 6, payPence: 7800, travelMinutes: 0, travelPence: 0, leftPence: 7800 },
      ],
      hours: 13,
      payPence: 16_900,
      travelMinutes: 40,
      travelPence: 300,
      leftPence: 16_600,
    })
  })

  it('says which limit to ease where the money isn’t reached', () => {
    const jobs = [job('bar', [on(6, '18:00', '23:00'), on(7, '18:00', '23:00')]), job('desk', [on(2, '10:00', '19:00')])]
    const short = plan({ jobs, person, wanted: { ...evening, hoursMost: 10, pencePerWeek: 12_500 } })
    expect([short.isReached, idsOf(short)]).toEqual([false, [['desk']]])
    expect(short.easings).toEqual([
      { ease: 'homeBy', to: '23:00', sets: 1 },
      { ease: 'money', to: 11_700 },
    ])
    const long = plan({ jobs, person, wanted: { ...evening, homeBy: null, hoursMost: 8, pencePerWeek: 11_000 } })
    expect(long.easings[0]).toEqual({ ease: 'hours', to: 9, sets: 1 })
  })

  it('misses no better set, breaks no rule, and eases no further than it must', () => {
    fc.assert(
      fc.property(market, (asked) => {
        const told = plan(asked)
        const sets = everySet(asked)
        const { pencePerWeek } = asked.wanted
        const reaching = sets.filter((set) => leftOf(asked, set) >= pencePerWeek)
        const fewest = Math.min(...reaching.map(({ length }) => length))
        const best = (reaching.length > 0 ? reaching.filter(({ length }) => length === fewest) : sets).map((set) => leftOf(asked, set))
        expect(told.isReached).toBe(reaching.length > 0)
        expect(told.sets[0]?.leftPence ?? 0).toBe(Math.max(0, ...best))
        if (told.isReached) expect(told.sets[0]?.jobs.length).toBe(fewest)
        for (const set of told.sets) {
          const worked = workedOf(asked, set)
          expect(isAllowed(asked, worked)).toBe(true)
          expect([set.hours * 60, set.leftPence]).toEqual([minutesOf(worked), leftOf(asked, worked)])
        }
        const most = (eased: Partial<PlanWanted>): number => mostLeft({ ...asked, wanted: { ...asked.wanted, ...eased } })
        for (const easing of told.easings) {
          if (easing.ease === 'money') expect(easing.to).toBe(Math.max(...best))
          if (easing.ease === 'hours') {
            expect(most({ hoursMost: easing.to })).toBeGreaterThanOrEqual(pencePerWeek)
            expect(most({ hoursMost: easing.to - 0.5 })).toBeLessThan(pencePerWeek)
          }
          if (easing.ease === 'homeBy') expect(most({ homeBy: easing.to })).toBeGreaterThanOrEqual(pencePerWeek)
        }
      }),
      { numRuns: runs(500) },
    )
  })

  it('offers no set that is a part of another', () => {
    fc.assert(
      fc.property(market, (asked) => {
        const sets = idsOf(plan(asked))
        for (const one of sets) for (const other of sets) if (one !== other) expect(one.every((id) => other.includes(id))).toBe(false)
      }),
      { numRuns: runs(500) },
    )
  })

  it('is never worse with one more job or with more free time', () => {
    fc.assert(
      fc.property(market, (asked) => {
        const fewer = plan({ ...asked, jobs: asked.jobs.slice(0, -1) })
        const freer = plan({ ...asked, person: { ...asked.person, free: null } })
        expect(compare(plan(asked), fewer)).toBeGreaterThanOrEqual(0)
        expect(compare(freer, plan(asked))).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: runs(500) },
    )
  })
})
