import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { CompleteEmployer } from '#web/areas/auth/complete/CompleteEmployer'
import { CompleteJobseeker } from '#web/areas/auth/complete/CompleteJobseeker'
import { Invitation } from '#web/areas/auth/complete/Invitation'
import { useInvitation } from '#web/areas/auth/complete/useInvitation'
import { QueryProvider } from '#web/shared/QueryProvider'
import { paths } from '#web/shared/paths'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { LeaveGuard } from '#web/shared/screens/leaving/LeaveGuard'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { useSession } from '#web/shared/session/current'
import { wayIn } from '#web/shared/session/return-address'
import { approvalQuery } from '#web/shared/approval/approval'

/** The completion screen of the side that is signed in, or the way into the company that asked; the address of the other side leads home. */
export function CompleteProfile() {
  const { type } = useParams()
  const state = useSession()
  const invitation = useInvitation()
  if (type === 'employer' && invitation !== null) return <Invitation token={invitation} />
  if (state.status === 'checking') return <PageSpinner />
  if (state.status !== 'signed_in') return <Navigate to={paths.joinUs} replace />
  if (state.type !== type) return <Navigate to={paths.home} replace />
  return (
    <QueryProvider>
      <LeaveGuard>{type === 'jobseeker' ? <CompleteJobseeker /> : <NewCompany />}</LeaveGuard>
    </QueryProvider>
  )
}

/** Asks for a company, once: whoever belongs to one already is led in. */
function NewCompany() {
  const { data, error, refetch } = useQuery(approvalQuery('employer'))
  if (error) return <FailurePage error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSpinner />
  return data.complete ? <Navigate to={wayIn('employer')} replace /> : <CompleteEmployer />
}
