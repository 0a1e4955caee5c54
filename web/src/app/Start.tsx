import { Navigate } from 'react-router'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { paths } from '#web/shared/paths'
import { useSession } from '#web/shared/session/current'

/** `/`: home for those who are signed in, the welcome for others. */
export function Start() {
  const { status } = useSession()
  if (status === 'checking') return <PageSpinner />
  return <Navigate to={status === 'signed_out' ? paths.joinUs : paths.home} replace />
}
