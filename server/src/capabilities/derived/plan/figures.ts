/** What the shifts of a job, and a set of jobs, come to in a week. */
import { shiftMinutes, weekSpan } from '@evenshift/contract/shift-times'
import type { PlanFigures, PlanJob, PlanPart, PlanPerson, PlanSet, PlanShift } from '#server/capabilities/derived/plan/model'

export const payPenceOf = ({ hourlyPence }: Pick<PlanJob, 'hourlyPence'>, minutes: number): number =>
  Math.round((hourlyPence * minutes) / 60)

export function partOf(job: PlanJob, shifts: readonly PlanShift[], person: PlanPerson): PlanPart {
  const minutes = shifts.reduce((sum, shift) => sum + Math.max(0, shiftMinutes(shift) - shift.breakMinutes), 0)
  const [payPence, travelPence] = [payPenceOf(job, minutes), person.costPence(job.place, shifts.length)]
  return {
    _id: job._id,
    shifts: shifts.toSorted((a, b) => weekSpan(a).start - weekSpan(b).start),
    hours: minutes / 60,
    payPence,
    travelMinutes: 2 * shifts.length * person.minutesBetween(person.home, job.place),
    travelPence,
    leftPence: payPence - travelPence,
  }
}

export function setOfParts(jobs: readonly PlanPart[]): PlanSet {
  const sum = (of: keyof PlanFigures): number => jobs.reduce((all, part) => all + part[of], 0)
  return {
    jobs,
    hours: sum('hours'),
    payPence: sum('payPence'),
    travelMinutes: sum('travelMinutes'),
    travelPence: sum('travelPence'),
    leftPence: sum('leftPence'),
  }
}
