import { isDeepStrictEqual } from 'node:util'
import type { InputFault } from '@evenshift/contract/refusals'
import type { JobStatus } from '@evenshift/contract/states/job'
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

const words: Readonly<Record<keyof JobTerms | keyof Omit<Editable, 'terms'>, string>> = {
  title: 'Job title',
  sectorId: 'Sector',
  vacancies: 'Number of people',
  closingDate: 'Last day to apply',
  description: 'Description',
  jobRole: 'Role',
  responsibilities: 'Responsibilities',
  skillsRequired: 'Skills',
  location: 'City',
  workplace: 'Where the work is done',
  salary: 'Pay',
  salaryMax: 'Highest pay',
  salaryUnit: 'What the pay is for',
  payBands: 'Pay by age',
  totalHours: 'Hours in all',
  tips: 'Tips',
  holidayPayMethod: 'How holiday is paid',
  contractType: 'Kind of contract',
  contractLength: 'How long it lasts',
  hoursPerWeek: 'Hours a week',
  guaranteedHours: 'Guaranteed hours',
  shifts: 'Shifts',
  shiftNoticeDays: 'Notice of shifts',
  startDate: 'First day of work',
  replyWithinDays: 'Days until the reply',
  dbsLevel: 'Criminal record check',
  dbsReason: 'Reason for the check',
  minimumAge: 'Minimum age',
  minimumAgeReason: 'Reason for the minimum age',
  openToInternationalStudents: 'Open to international students',
  visaReason: 'Reason about visas',
  requiresCv: 'CV',
  dressCode: 'Dress code',
  accessibility: 'Access',
  postcode: 'Postcode',
  questions: 'Interview questions',
  hideNames: 'Hidden names',
  workPlacePhotos: 'Photos',
  screeningQuestions: 'Questions on applying',
}
type Word = keyof typeof words

const flat = ({ terms, title, sectorId, vacancies, closingDate }: Editable): Readonly<Record<Word, unknown>> => ({
  ...terms,
  title,
  sectorId,
  vacancies,
  closingDate,
})

/** The words of everything that an edit changes; empty where it changes nothing. */
export function changesOf(before: Editable, after: Editable): string[] {
  const [was, is] = [flat(before), flat(after)]
  return (Object.keys(words) as Word[]).filter((key) => !isDeepStrictEqual(was[key], is[key])).map((key) => words[key])
}

/** Jobs under review are called back first; what is over stays as it was. */
export const mayEdit = (status: JobStatus): boolean => status === 'draft' || status === 'live' || status === 'paused'

const payOf = ({ salary, salaryUnit, hoursPerWeek, totalHours, shifts, payBands }: JobTerms): PayFacts | null =>
  salary === null ? null : { salary, salaryUnit, hoursPerWeek, totalHours, shifts, payBands }

/** What somebody who has applied was promised, and this edit would take away. */
export function promiseFaults(before: Editable, after: Editable): InputFault[] {
  const faults: InputFault[] = []
  if (before.title !== after.title)
    faults.push({ path: 'title', message: 'Somebody has applied for this title. Post another title as a new job' })
  const [was, is] = [payOf(before.terms), payOf(after.terms)]
  if (was !== null && (is === null || !paysNoLess(was, is)))
    faults.push({ path: 'salary', message: 'Somebody has applied for this pay. From now on it can only rise, at every age' })
  const most = before.terms.salaryMax
  if (most !== null && (after.terms.salaryMax ?? after.terms.salary ?? 0) < most && after.terms.salaryUnit === before.terms.salaryUnit)
    faults.push({ path: 'salaryMax', message: 'Somebody has applied for this pay. From now on it can only rise' })
  return faults
}
