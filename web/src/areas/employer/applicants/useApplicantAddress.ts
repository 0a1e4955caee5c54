import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { useLocation } from 'react-router'
import { fromPeople } from '#web/areas/employer/applicants/people/people-address'
import { paths, to } from '#web/shared/paths'

/** The address of an applicant that keeps the list's filters, so that the next one and the way back are those of this list. */
export function useApplicantAddress(): (
  application: Pick<EmployerApplication, '_id' | 'jobId'>,
  path?: typeof paths.applicant | typeof paths.meet,
) => string {
  const { pathname, search } = useLocation()
  const kept = pathname === paths.applicants ? fromPeople(search) : search
  return ({ _id, jobId }, path = paths.applicant) => `${to(path, { jobId, applicationId: _id })}${kept}`
}
