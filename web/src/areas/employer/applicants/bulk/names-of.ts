import type { Movable } from '#web/areas/employer/applicants/moves/useBulkMove'
import { words } from '#web/areas/employer/applicants/bulk/words'

/** The name of one, or "3 people". */
export function namesOf(applications: readonly Pick<Movable, 'applicant'>[]): string {
  const [first, ...others] = applications
  return first && others.length === 0 ? first.applicant.name : words.people(applications.length)
}
