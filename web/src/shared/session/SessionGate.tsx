import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { QueryProvider } from '#web/shared/QueryProvider'
import { paths } from '#web/shared/paths'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { session, useSession } from '#web/shared/session/current'
import type { SignInType } from '#web/shared/session/sign-in-type'

/** Lets in who is signed in; the others are sent where they can become so. */
export function SessionGate({ children }: { readonly children: (type: SignInType) => ReactNode }) {
  const state = useSession()
  switch (state.status) {
    case 'checking':
      return <PageSpinner />
    case 'unreachable':
      return <FailurePage error={state.error} onRetry={() => void session.start()} />
    case 'signed_out':
      return <Navigate to={paths.joinUs} replace />
    case 'signed_in':
      return <QueryProvider>{children(state.type)}</QueryProvider>
  }
}
