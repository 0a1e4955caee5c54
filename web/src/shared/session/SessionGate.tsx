import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router'
import { LiveFeed } from '#web/shared/live/LiveFeed'
import { QueryProvider } from '#web/shared/QueryProvider'
import { paths } from '#web/shared/paths'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { forgetReturn, keepReturn } from '#web/shared/session/return-address'
import { session, useSession } from '#web/shared/session/current'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { useAddress } from '#web/shared/session/useAddress'

/** Lets in who is signed in; the others are sent where they can become so. */
export function SessionGate({ children }: { readonly children: (type: SignInType) => ReactNode }) {
  const state = useSession()
  switch (state.status) {
    case 'checking':
    case 'leaving':
      return <PageSpinner />
    case 'unreachable':
      return <FailurePage error={state.error} onRetry={() => void session.start()} />
    case 'signed_out':
      return <ToWelcome hasLeft={state.left === true} />
    case 'signed_in':
      return (
        <QueryProvider>
          <LiveFeed key={state.type} type={state.type} />
          {children(state.type)}
        </QueryProvider>
      )
  }
}

/** To the welcome, with the address kept for when they are in; whoever signed out is not led back. */
function ToWelcome({ hasLeft }: { readonly hasLeft: boolean }) {
  const address = useAddress()
  useEffect(() => (hasLeft ? forgetReturn() : keepReturn(address)), [hasLeft, address])
  return <Navigate to={paths.joinUs} replace />
}
