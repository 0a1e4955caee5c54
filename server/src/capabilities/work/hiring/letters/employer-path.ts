import type { NoticeTo } from '#server/capabilities/work/hiring/letters/notices'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'

/** Of somebody who is gone: there is no page of theirs any more. */
const gone: readonly NoticeTo<'employer'>[] = ['withdrawn', 'pulled_out', 'pulled_out_erased', 'erased', 'meeting_over']

/** Where a notice to an employer leads: the applicant, or everybody who applied. */
export const employerPath = (notice: NoticeTo<'employer'>, { jobId, id }: Pick<ApplicationRow, 'jobId' | 'id'>): string =>
  gone.includes(notice) ? `/applicants/${jobId}` : `/applicants/${jobId}/${id}`
