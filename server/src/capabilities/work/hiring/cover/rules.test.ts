import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesApart, weekSpan } from '@evenshift/contract/shift-times'
import { type Cover, type CoverApplicant, type CoverJob, proposeCover } from '#server/capabilities/work/hiring/cover/rules'
import { runs } from '#server/testkit/runs'

type Held = Readonly<Record<string, number>>
interface Asked {
  readonly job: CoverJob
  readonly held: Held
  readonly applicants: readonly CoverApplicant[]
}

const times = [
  ['08:00', '12:00'],
  ['10:00', '14:00'],
  ['12:00', '17:00'],
  ['22:00', '02:00'],
] as const

/** Weeks whose shifts overlap here and there; of an applicant who applied for none, nobody asks anything. */
function asked({ shifts, applicants, days }: { shifts: number; applicants: number; days: number }): fc.Arbitrary<Asked> {
  const shift = fc.record({
    day: fc.integer({ min: 1, max: days }),
    time: fc.constantFrom(...times),
    people: fc.integer({ min: 1, max: 3 }),
  })
  const some = fc.nat(2 ** shifts - 1)
  const applicant = fc.record({ bits: some, clashing: fc.oneof(fc.constant(0), some), rank: fc.integer({ min: 0, max: 3 }) })
  return fc
    .record({
      shifts: fc.array(shift, { minLength: 1, maxLength: shifts }),
      each: fc.constantFrom(null, 1, 1, 2, 3),
      held: fc.array(fc.nat(2), { minLength: shifts, maxLength: shifts }),
      applicants: fc.array(applicant, { maxLength: applicants }),
    })
    .map((made) => ({
      job: {
        shifts: made.shifts.map(({ day, time: [start, end], people }, at) => ({ _id: `s${at}`, day, start, end, people })),
        each: made.each,
      },
      held: Object.fromEntries(made.held.map((count, at) => [`s${at}`, count])),
      applicants: made.applicants.map(({ bits, clashing, rank }, at) => {
        const idsIn = (set: number) => made.shifts.flatMap((_, place) => (((set >> place) & 1) === 1 ? [`s${place}`] : []))
        return { _id: `a${at}`, rank, shifts: idsIn(bits), clashing: idsIn(clashing) }
      }),
    }))
}

const seatsOf = ({ job, held }: Asked): Map<string, number> =>
  new Map(job.shifts.map(({ _id, people }) => [_id, Math.max(0, people - (held[_id] ?? 0))]))

/** Every set of these shifts that one person can work, each set named one by one. */
function setsWithoutOverlap(job: CoverJob, ids: readonly string[]): string[][] {
  const shifts = job.shifts.filter(({ _id }) => ids.includes(_id))
  return shifts
    .reduce<(typeof shifts)[]>(
      (sets, shift) => [
        ...sets,
        ...sets.filter((set) => set.every((other) => minutesApart(weekSpan(shift), weekSpan(other)) >= 0)).map((set) => [...set, shift]),
      ],
      [[]],
    )
    .map((set) => set.map(({ _id }) => _id))
}

/** What an applicant may be given. */
function handsFor({ job }: Asked, { shifts, clashing }: CoverApplicant): string[][] {
  const sets = setsWithoutOverlap(job, shifts)
  const most = Math.max(...sets.map(({ length }) => length))
  const least = Math.min(job.each ?? job.shifts.length, most)
  return sets.filter((set) => !set.some((id) => clashing.includes(id))).filter(({ length }) => length > 0 && length >= least)
}

interface Worth {
  readonly seats: number
  readonly people: number
  readonly rank: number
}
/** Above 0 where the first is better. */
const compare = (a: Worth, b: Worth): number => a.seats - b.seats || b.people - a.people || a.rank - b.rank

/** Everybody in every way, one after another. */
function bestOfAll(week: Asked): Worth {
  const { applicants } = week
  let best: Worth = { seats: 0, people: 0, rank: 0 }
  const seats = seatsOf(week)
  const tried = (at: number, worth: Worth): void => {
    if (compare(worth, best) > 0) best = worth
    const applicant = applicants[at]
    if (applicant === undefined) return
    tried(at + 1, worth)
    for (const hand of handsFor(week, applicant)) {
      if (hand.some((id) => seats.get(id) === 0)) continue
      for (const id of hand) seats.set(id, (seats.get(id) ?? 0) - 1)
      const { seats: before, people, rank } = worth
      tried(at + 1, { seats: before + hand.length, people: people + 1, rank: rank + applicant.rank })
      for (const id of hand) seats.set(id, (seats.get(id) ?? 0) + 1)
    }
  }
  tried(0, best)
  return best
}

function worthOf({ applicants }: Asked, { people }: Cover): Worth {
  const rankOf = new Map(applicants.map(({ _id, rank }) => [_id, rank]))
  return {
    seats: people.reduce((sum, { shifts }) => sum + shifts.length, 0),
    people: people.length,
    rank: people.reduce((sum, { _id }) => sum + (rankOf.get(_id) ?? 0), 0),
  }
}

function expectRulesKept(week: Asked, cover: Cover): void {
  const seats = seatsOf(week)
  expect(new Set(cover.people.map(({ _id }) => _id)).size).toBe(cover.people.length)
  for (const { _id, shifts } of cover.people) {
    const applicant = week.applicants.find((one) => one._id === _id)
    if (applicant === undefined) throw new Error('No one of this name applied')
    expect(handsFor(week, applicant)).toContainEqual(shifts)
    for (const id of shifts) seats.set(id, (seats.get(id) ?? 0) - 1)
  }
  const open = [...seats].filter(([, left]) => left !== 0).map(([shiftId, left]) => ({ shiftId, seats: left }))
  expect(cover.open).toEqual(open)
  expect(cover.open.every(({ seats: left }) => left > 0)).toBe(true)
}

const propose = ({ job, held, applicants }: Asked): Cover => proposeCover(job, held, applicants)

describe('the cover of a job', () => {
  const on = (_id: string, day: number, people = 1) => ({ _id, day, start: '09:00', end: '13:00', people })

  it('is the fewest people, the best of them where several would do', () => {
    const job = { shifts: [on('mon', 2, 2), on('tue', 3), on('wed', 4)], each: 1 }
    const applicants = [
      { _id: 'ada', shifts: ['mon', 'tue'], clashing: [], rank: 60 },
      { _id: 'ben', shifts: ['mon', 'wed'], clashing: [], rank: 70 },
      { _id: 'cy', shifts: ['mon', 'wed'], clashing: [], rank: 80 },
      { _id: 'dee', shifts: ['tue'], clashing: [], rank: 99 },
    ]
    expect(proposeCover(job, {}, applicants)).toEqual({
      people: [
        { _id: 'cy', shifts: ['mon', 'wed'] },
        { _id: 'ada', shifts: ['mon', 'tue'] },
      ],
      open: [],
      isExact: true,
    })
    expect(proposeCover(job, { mon: 2, tue: 1, wed: 1 }, applicants)).toEqual({ people: [], open: [], isExact: true })
    expect(proposeCover(job, { mon: 2 }, applicants.slice(0, 1)).open).toEqual([{ shiftId: 'wed', seats: 1 }])
  })

  it('gives no one two shifts at once, and no one less than they have to take', () => {
    const shifts = [on('early', 7), { ...on('late', 7), start: '12:00', end: '16:00' }, on('sun', 1)]
    const ada = { _id: 'ada', shifts: ['early', 'late', 'sun'], clashing: [], rank: 1 }
    expect(proposeCover({ shifts, each: 1 }, {}, [ada]).open).toHaveLength(1)
    expect(proposeCover({ shifts, each: 2 }, { sun: 1 }, [ada]).people).toEqual([])
  })

  it('is no worse than the best of all that brute force finds', () => {
    fc.assert(
      fc.property(asked({ shifts: 5, applicants: 4, days: 3 }), (week) => {
        const cover = propose(week)
        expectRulesKept(week, cover)
        expect(cover.isExact).toBe(true)
        expect(worthOf(week, cover)).toEqual(bestOfAll(week))
      }),
      { numRuns: runs(2000) },
    )
  })

  it('doesn’t depend on the order in which applicants are named', () => {
    fc.assert(
      fc.property(asked({ shifts: 8, applicants: 8, days: 5 }), (week) => {
        expect(propose({ ...week, applicants: week.applicants.toReversed() })).toEqual(propose(week))
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('the cover of a large job', () => {
  const large = asked({ shifts: 20, applicants: 40, days: 7 }).map((week) => ({
    ...week,
    // One more than an exact cover looks at, who can do nothing.
    applicants: [...week.applicants, ...Array.from({ length: 21 }, (_, at) => ({ _id: `none${at}`, shifts: [], clashing: [], rank: 0 }))],
  }))

  const apart = large.map((week) => {
    const shifts = week.job.shifts.slice(0, 7).map((shift, at) => ({ ...shift, day: at + 1, start: '09:00', end: '12:00' }))
    return { ...week, job: { ...week.job, shifts } }
  })

  it('keeps every rule', () => {
    fc.assert(
      fc.property(large, (week) => {
        const cover = propose(week)
        expectRulesKept(week, cover)
        expect(cover.isExact).toBe(false)
      }),
      { numRuns: runs(200) },
    )
  })

  it('needs everyone in it where no shifts overlap', () => {
    fc.assert(
      fc.property(apart, (week) => {
        const cover = propose(week)
        const chosen = week.applicants.filter(({ _id }) => cover.people.some((one) => one._id === _id))
        const seatsWith = (applicants: readonly CoverApplicant[]): number => worthOf(week, propose({ ...week, applicants })).seats
        for (const one of chosen) expect(seatsWith(chosen.filter((other) => other !== one))).toBeLessThan(worthOf(week, cover).seats)
      }),
      { numRuns: runs(100) },
    )
  })

  it('covers every seat that anyone applied for and is free to take where a person may take a single shift and none overlap', () => {
    fc.assert(
      fc.property(apart, (any) => {
        const week = { ...any, job: { ...any.job, each: 1 } }
        const seats = [...seatsOf(week)].map(([id, open]) =>
          Math.min(open, week.applicants.filter(({ shifts, clashing }) => shifts.includes(id) && !clashing.includes(id)).length),
        )
        expect(worthOf(week, propose(week)).seats).toBe(seats.reduce((sum, one) => sum + one, 0))
      }),
      { numRuns: runs(200) },
    )
  })
})
