import { isDeepStrictEqual } from 'node:util'
import type { InputFault } from '@evenshift/contract/refusals'
import { termNames } from '@evenshift/contract/states/job/job-terms'
import { termLabels } from '@evenshift/contract/states/job/term-words'
import type { JobStatus } from '@evenshift/contract/states/job/job'
import type { JobTerms } from '#server/capabilities/work/jobs/rules/terms'
import { type PayFacts, paysNoLess } from '#server/capabilities/work/jobs/rules/pay'

/** As much of a job as an edit can change. */
export interface Editable {
  readonly title: string
  readonly sectorId: string | null
  readonly vacancies: number
  readonly closingDate: string | null
  readonly terms: JobTerms
}

type Word = keyof JobTerms | keyof Omit<Editable, 'terms'>
const labels: Readonly<Record<Word, string>> = termLabels

const flat = ({ terms: written, title, sectorId, vacancies, closingDate }: Editable): Readonly<Record<Word, unknown>> => ({
  ...written,
  title,
  sectorId,
  vacancies,
  closingDate,
})

/** The words of everything that an edit changes; empty where it changes nothing. */
export function changesOf(before: Editable, after: Editable): string[] {
  const [was, is] = [flat(before), flat(after)]
  return termNames.filter((name) => !isDeepStrictEqual(was[name], is[name])).map((name) => labels[name])
}

/** Jobs under review are called back first; what is over stays as it was. */
export const mayEdit = (status: JobStatus): boolean => status === 'draft' || status === 'live' || status === 'paused'

const payOf = ({ salary, salaryUnit, hoursPerWeek, totalHours, shifts, payBands }: JobTerms): PayFacts | null =>
  salary === null ? null : { salary, salaryUnit, hoursPerWeek, totalHours, shifts, payBands }

/** What every applicant reads, also while a job is paused. */
const read = ['location', 'contractType', 'contractLength', 'hoursPerWeek', 'startDate', 'closingDate', 'sectorId'] as const

/** What somebody who has applied was promised, and this edit would take away. */
export function promiseFaults(before: Editable, after: Editable): InputFault[] {
  const faults: InputFault[] = []
  if (before.title !== after.title)
    faults.push({ path: 'title', message: 'Someone has applied, so you can’t change the title. Post a new job instead' })
  const [whole, left] = [flat(before), flat(after)]
  for (const path of read)
    if (whole[path] !== null && left[path] === null)
      faults.push({ path, message: 'Someone has applied and reads this. You can change it, but not leave it out' })
  const [was, is] = [payOf(before.terms), payOf(after.terms)]
  if (was !== null && (is === null || !paysNoLess(was, is)))
    faults.push({ path: 'salary', message: 'Someone has applied for this pay. From now on it can only rise, at every age' })
  const most = before.terms.salaryMax
  if (most !== null && (after.terms.salaryMax ?? after.terms.salary ?? 0) < most && after.terms.salaryUnit === before.terms.salaryUnit)
    faults.push({ path: 'salaryMax', message: 'Someone has applied, so you can only raise the pay' })
  return faults
}
