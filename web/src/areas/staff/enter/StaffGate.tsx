import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router'
import { keepOpened } from '#web/areas/staff/enter/opened'
import { staffPaths } from '#web/areas/staff/paths'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { staffSession, useStaffSession } from '#web/shared/session/staff'
import { useAddress } from '#web/shared/session/useAddress'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/areas/staff/enter/words'

/** Lets in who is signed in as staff; the others sign in first. */
export function StaffGate({ children }: { readonly children: ReactNode }) {
  const state = useStaffSession()
  switch (state.status) {
    case 'checking':
      return <PageSpinner />
    case 'unreachable':
      return <FailurePage error={state.error} onRetry={() => void staffSession.start()} />
    case 'leaving':
      return state.failed ? <NotYetOut /> : <PageSpinner />
    case 'signed_out':
      return <ToSignIn hasLeft={state.left === true} />
    case 'signed_in':
      return children
  }
}

/** With the address kept for when they are in; whoever signed out is not led back. */
function ToSignIn({ hasLeft }: { readonly hasLeft: boolean }) {
  const address = useAddress()
  useEffect(() => {
    if (!hasLeft) keepOpened(address)
  }, [hasLeft, address])
  return <Navigate to={staffPaths.signIn} replace />
}

const NotYetOut = () => (
  <main>
    <EmptyState
      level={1}
      mood="failed"
      title={words.youreNotSignedOut}
      text={words.cantReachOurServer}
      action={<Button onClick={() => void staffSession.leaveAgain()}>{words.signOut}</Button>}
    />
  </main>
)
