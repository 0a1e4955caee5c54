import { Navigate, useParams } from 'react-router'
import { CompleteEmployer } from '#web/areas/auth/complete/CompleteEmployer'
import { CompleteJobseeker } from '#web/areas/auth/complete/CompleteJobseeker'
import { Invitation } from '#web/areas/auth/complete/Invitation'
import { useInvitation } from '#web/areas/auth/complete/useInvitation'
import { QueryProvider } from '#web/shared/QueryProvider'
import { paths } from '#web/shared/paths'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { useSession } from '#web/shared/session/current'

/** The completion screen of the side that is signed in, or the way into the company that asked; the address of the other side leads home. */
export function CompleteProfile() {
  const { type } = useParams()
  const state = useSession()
  const invitation = useInvitation()
  if (type === 'employer' && invitation !== null) return <Invitation token={invitation} />
  if (state.status === 'checking') return <PageSpinner />
  if (state.status !== 'signed_in') return <Navigate to={paths.joinUs} replace />
  if (state.type !== type) return <Navigate to={paths.home} replace />
  return <QueryProvider>{type === 'jobseeker' ? <CompleteJobseeker /> : <CompleteEmployer />}</QueryProvider>
}
