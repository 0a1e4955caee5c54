import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { Cover, CoverApplicant, CoverShift } from '@evenshift/contract/model/overview/cover'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { hoursOfShifts } from '#web/shared/week/worked-hours'

/** One person of the proposal. */
export interface ProposedPerson {
  readonly person: CoverApplicant
  readonly shifts: readonly CoverShift[]
  /** "Fri 15:00–19:00, Sat 09:00–13:00"; "Mon and Wed, 18:00–22:00" where the times are the same. */
  readonly words: string
  /** Paid hours a week. */
  readonly hours: number
  /** Pounds a week; null where the job's pay isn't one figure an hour. */
  readonly pay: number | null
}

/** Whom the proposal names, with what they would work and earn in a week. */
export function proposedPeople(job: EmployerJob, { applicants, shifts: all, proposal }: Cover): ProposedPerson[] {
  const hourly = job.salaryUnit === 'hour' && job.payBands.length === 0 ? job.salary : null
  return proposal.people.flatMap(({ _id, shifts: ids }) => {
    const person = applicants.find((one) => one._id === _id)
    if (!person) return []
    const shifts = all.filter((shift) => ids.includes(shift._id))
    const hours = hoursOfShifts(shifts)
    return [{ person, shifts, words: shiftsWords(shifts), hours, pay: hourly === null ? null : hourly * hours }]
  })
}

/** Hours and pounds a week of all of them together. */
export const sumOf = (people: readonly ProposedPerson[]): Pick<ProposedPerson, 'hours' | 'pay'> => ({
  hours: people.reduce((sum, { hours }) => sum + hours, 0),
  pay: people.reduce<number | null>((sum, { pay }) => (sum === null || pay === null ? null : sum + pay), 0),
})
