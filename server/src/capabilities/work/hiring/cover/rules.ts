/** The cover of a job's shifts: the fewest applicants who take all seats that are still open. It proposes; the employer decides. */
import type { Shift } from '@evenshift/contract/model/week'
import { minutesApart, weekSpan } from '@evenshift/contract/shift-times'
import { exactCover } from '#server/capabilities/work/hiring/cover/exact'
import { greedyCover } from '#server/capabilities/work/hiring/cover/greedy'
import { type Hand, filled } from '#server/capabilities/work/hiring/cover/rota'
import { bitsIn, overlapsOf, waysToWork } from '#server/capabilities/work/hiring/cover/ways'

/** Beyond these a cover is good, but may not be the best. */
const EXACT_APPLICANTS_MOST = 20
const EXACT_SHIFTS_MOST = 14

export interface CoverJob {
  readonly shifts: readonly (Shift & {
    readonly _id: string
    /** How many people the shift needs. */
    readonly people: number
  })[]
  /** How many shifts one person takes at least; null where they take all. */
  readonly each: number | null
}
export interface CoverApplicant {
  /** The application's. */
  readonly _id: string
  /** The shifts that they applied for. */
  readonly shifts: readonly string[]
  /** The job's shifts that lie where they work elsewhere by now. */
  readonly clashing: readonly string[]
  /** The higher the better. */
  readonly rank: number
}
export interface Cover {
  /** The best first, each with the shifts that they would take in the order of the job's. */
  readonly people: readonly { readonly _id: string; readonly shifts: readonly string[] }[]
  /** What nobody takes. */
  readonly open: readonly { readonly shiftId: string; readonly seats: number }[]
  readonly isExact: boolean
}

/** Those of a job's shifts that overlap any of the work. */
export const overlapping = (shifts: CoverJob['shifts'], work: readonly Shift[]): string[] =>
  shifts.flatMap((shift) => (work.some((one) => minutesApart(weekSpan(one), weekSpan(shift)) < 0) ? [shift._id] : []))

const inOrder = (a: CoverApplicant, b: CoverApplicant): number => b.rank - a.rank || (a._id < b._id ? -1 : 1)

/** Who could be chosen, and how; nobody has to take more shifts than they applied for and could work without an overlap. */
function handsOf(job: CoverJob, seats: readonly number[], applicants: readonly CoverApplicant[]): Hand[] {
  const overlaps = overlapsOf(job.shifts.map(weekSpan))
  const bits = (isIn: (shift: CoverJob['shifts'][number], place: number) => boolean): number =>
    job.shifts.reduce((set, shift, place) => (isIn(shift, place) ? set | (1 << place) : set), 0)
  const open = bits((_, place) => (seats[place] ?? 0) > 0)
  return applicants.flatMap(({ shifts, clashing, rank }, place) => {
    const appliedFor = bits(({ _id }) => shifts.includes(_id))
    const most = Math.max(...waysToWork(appliedFor, overlaps).map(bitsIn))
    const least = Math.min(job.each ?? job.shifts.length, most)
    const able = bits(({ _id }) => shifts.includes(_id) && !clashing.includes(_id))
    const ways = waysToWork(able & open, overlaps).filter((way) => way !== 0 && bitsIn(way) >= least)
    return ways.map((way) => ({ place, rank, way, least }))
  })
}

/** `held` says of each shift how many seats are taken already, by whoever was hired or has an open offer. */
export function proposeCover(job: CoverJob, held: Readonly<Record<string, number>>, applicants: readonly CoverApplicant[]): Cover {
  const seats = job.shifts.map(({ _id, people }) => Math.max(0, people - (held[_id] ?? 0)))
  const best = applicants.toSorted(inOrder)
  const hands = handsOf(job, seats, best)
  const known = greedyCover(hands, seats)
  const isSmall = applicants.length <= EXACT_APPLICANTS_MOST && job.shifts.length <= EXACT_SHIFTS_MOST
  const { rota, isExact } = isSmall ? exactCover(hands, seats, known) : { rota: known, isExact: false }

  const given = filled(rota, seats)
  const people = rota.hands
    .map(({ place }, one) => ({ place, shifts: job.shifts.filter((_, shift) => (((given[one] ?? 0) >> shift) & 1) === 1) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ place, shifts }) => ({ _id: best[place]?._id ?? '', shifts: shifts.map(({ _id }) => _id) }))
  const open = job.shifts.flatMap(({ _id }, shift) => {
    const left = (seats[shift] ?? 0) - given.filter((bits) => ((bits >> shift) & 1) === 1).length
    return left > 0 ? [{ shiftId: _id, seats: left }] : []
  })
  return { people, open, isExact }
}
