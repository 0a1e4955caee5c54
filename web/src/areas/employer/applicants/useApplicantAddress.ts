import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { useLocation } from 'react-router'
import { paths, to } from '#web/shared/paths'

/** The address of an applicant that keeps the list's filters, so that the next one and the way back are those of this list. */
export function useApplicantAddress(): (application: Pick<EmployerApplication, '_id' | 'jobId'>) => string {
  const { search } = useLocation()
  return ({ _id, jobId }) => `${to(paths.applicant, { jobId, applicationId: _id })}${search}`
}
