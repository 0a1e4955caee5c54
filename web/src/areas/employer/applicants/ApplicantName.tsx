import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { Link } from 'react-router'
import { useApplicantAddress } from '#web/areas/employer/applicants/useApplicantAddress'

interface ApplicantNameProps {
  readonly application: Pick<EmployerApplication, '_id' | 'jobId' | 'applicant' | 'isReadable'>
  readonly className?: string | undefined
}

/** The name that opens the application; a plain word where there is nothing left to open. */
export function ApplicantName({ application, className }: ApplicantNameProps) {
  const addressOf = useApplicantAddress()
  const { name } = application.applicant
  if (!application.isReadable) return <span className={className}>{name}</span>
  return (
    <Link className={className} draggable={false} to={addressOf(application)}>
      {name}
    </Link>
  )
}
