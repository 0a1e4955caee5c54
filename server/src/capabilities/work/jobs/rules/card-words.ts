/** A job of a list in words. */
import type { JobCard } from '@evenshift/contract/model/job/job-card'
import type { JobShift } from '@evenshift/contract/model/week'
import { anyOf } from '@evenshift/contract/states/job/shifts-needed-words'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import { groupWords, groupsOfTimes } from '@evenshift/contract/states/shift-words'
import { pounds } from '#server/capabilities/work/jobs/rules/pay'

/** Groups of equal times that a card has room for. */
const GROUPS_MOST = 3

/** "£12.90", "£12.90–£14.00". */
export const payFigure = ({ salary, salaryMax }: Pick<JobCard, 'salary' | 'salaryMax'>): string =>
  salaryMax !== null && salaryMax > salary ? `${pounds(salary)}–${pounds(salaryMax)}` : pounds(salary)

/** "Tue, Thu 16:00–20:00" and "Sat 09:00–13:00"; "any 2 or more of 4" behind those to choose from. */
export function shiftsTold(job: { readonly shifts: readonly JobShift[]; readonly shiftsNeeded: number | null }): string[] {
  const { shifts } = job
  if (shifts.length === 0) return ['Days and times are agreed with you']
  const groups = groupsOfTimes(shifts).slice(0, GROUPS_MOST)
  const told = groups.map(groupWords)
  const more = shifts.length - groups.flat().length
  const last = [`${told.at(-1)}${more > 0 ? ` and ${more} more` : ''}`, anyOf(job)].filter(Boolean).join(' · ')
  return [...told.slice(0, -1), last]
}

type OfTheLine = Pick<JobCard, 'title' | 'location' | 'salary' | 'salaryMax' | 'salaryUnit'>
/** "Weekend barista, The Corner Café, Leeds: £12.90 an hour", as a mail lists jobs. */
export const jobLine = (job: OfTheLine, employerName: string): string =>
  `${job.title}, ${employerName}, ${job.location}: ${payFigure(job)} ${unitWords[job.salaryUnit]}`
