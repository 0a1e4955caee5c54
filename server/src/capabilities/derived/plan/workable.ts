/** The shifts of each job that a person can work, whatever the limits they set themselves. */
import { WEEK_HALF_HOURS } from '@evenshift/contract/constants'
import { weekSpan } from '@evenshift/contract/shift-times'
import { type PlacedSpan, goTogether, mayWork } from '#server/capabilities/derived/plan/lawful'
import type { PlaceKey, PlanJob, PlanPerson, PlanShift } from '#server/capabilities/derived/plan/model'

export interface WorkableShift extends PlacedSpan {
  readonly shift: PlanShift
}
export interface WorkableJob {
  readonly job: PlanJob
  /** How many of its shifts are worked. */
  readonly count: number
  /** One way from home, in minutes. */
  readonly way: number
  readonly travelPence: number
  /** The best paid first. */
  readonly spans: readonly WorkableShift[]
}

/** The held work, which nobody chooses. */
export const heldSpans = ({ limits }: PlanPerson): (PlacedSpan & { readonly place: PlaceKey })[] =>
  limits.heldShifts.map((shift) => {
    const span = weekSpan(shift)
    return { ...span, place: shift.place, paid: span.end - span.start }
  })

/** Whether a shift lies in the free half-hours, with as many whole ones around it as the way takes. */
function isFree({ start, end }: PlacedSpan, free: string | null, wayMinutes: number): boolean {
  if (free === null) return true
  const around = Math.ceil(wayMinutes / 30)
  const first = Math.floor(start / 30) - around
  const last = Math.ceil(end / 30) + around
  for (let at = first; at < last; at++) if (free[(at + 2 * WEEK_HALF_HOURS) % WEEK_HALF_HOURS] !== '1') return false
  return true
}

export function workableJobs(jobs: readonly PlanJob[], person: PlanPerson): WorkableJob[] {
  const { isUnder18 } = person.limits
  const held = heldSpans(person)
  return jobs.map((job): WorkableJob => {
    const way = person.minutesBetween(person.home, job.place)
    const count = job.each ?? job.shifts.length
    const spans = job.shifts
      .map((shift): WorkableShift => {
        const span = weekSpan(shift)
        return { ...span, shift, paid: Math.max(0, span.end - span.start - shift.breakMinutes) }
      })
      .filter((span) => mayWork(span, isUnder18) && isFree(span, person.free, way))
      .filter((span) => held.every((other) => goTogether(span, other, person.minutesBetween(job.place, other.place), isUnder18)))
      .toSorted((a, b) => b.paid - a.paid)
    return { job, count, way, travelPence: person.costPence(job.place, count), spans }
  })
}
