import type { NoticeTo } from '#server/capabilities/work/hiring/letters/notices'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'

/** Of somebody who is gone: there is no page of theirs any more. */
const gone: readonly NoticeTo<'employer'>[] = ['withdrawn', 'erased', 'meeting_over']

/** Of somebody who is gone and leaves a place to fill. */
const left: readonly NoticeTo<'employer'>[] = ['pulled_out', 'pulled_out_erased']

/** Where a notice to an employer leads: the applicant, what they wrote, everybody who applied, or who can cover a place. */
export function employerPath(notice: NoticeTo<'employer'>, { jobId, id }: Pick<ApplicationRow, 'jobId' | 'id'>): string {
  if (left.includes(notice)) return `/applicants/${jobId}?view=cover`
  // What was written can be read though its application is gone.
  if (notice === 'seeker_wrote') return `/messages/${id}`
  return gone.includes(notice) ? `/applicants/${jobId}` : `/applicants/${jobId}/${id}`
}
