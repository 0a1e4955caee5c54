import type { PublicJob } from '@evenshift/contract/model/job/job'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import type { JobTerms } from '#server/capabilities/work/jobs/rules/terms'
import type { PayFacts } from '#server/capabilities/work/jobs/rules/pay'
import { outcodeOf, sectorById } from '#server/capabilities/ground/reference/public'

type Present<T> = { readonly [K in keyof T]: NonNullable<T[K]> }
type Needed = 'location' | 'salary' | 'contractType' | 'contractLength' | 'hoursPerWeek' | 'startDate'
/** The terms of a job that passed every check: what a draft may lack is there. */
export type PublishedTerms<T extends Pick<JobTerms, Needed> = JobTerms> = Omit<T, Needed> & Present<Pick<JobTerms, Needed>>

export function publishedTerms<T extends Pick<JobTerms, Needed>>({
  id,
  terms,
}: {
  readonly id: string
  readonly terms: T
}): PublishedTerms<T> {
  const { location, salary, contractType, contractLength, hoursPerWeek, startDate } = terms
  if (
    location === null ||
    salary === null ||
    contractType === null ||
    contractLength === null ||
    hoursPerWeek === null ||
    startDate === null
  )
    throw new Error(`job ${id} was published without every term`)
  return { ...terms, location, salary, contractType, contractLength, hoursPerWeek, startDate }
}
/** Only what pay is made hourly from. */
export const payFactsOf = ({ salary, salaryUnit, hoursPerWeek, totalHours, shifts, payBands }: PayFacts): PayFacts => ({
  salary,
  salaryUnit,
  hoursPerWeek,
  totalHours,
  shifts,
  payBands,
})

export const sectorOf = ({ sectorId }: Pick<JobRow, 'sectorId'>): string | null =>
  (sectorId === null ? undefined : sectorById(sectorId)?.name) ?? null
/** As much of its postcode as people see before an offer is accepted. */
export const outcodeOfJob = ({ postcode }: Pick<JobTerms, 'postcode'>): string | null => outcodeOf(postcode ?? '') ?? null
/** Nothing but a click is asked of who applies. */
export const isEasyApply = ({
  screeningQuestions,
  requiresCv,
}: Pick<JobTerms, 'screeningQuestions' | 'requiresCv'>): PublicJob['easyApply'] => screeningQuestions.length === 0 && !requiresCv
export const isInterviewRecorded = ({ questions }: JobTerms): PublicJob['isInterviewRecorded'] =>
  questions.some(({ isRecorded }) => isRecorded)
