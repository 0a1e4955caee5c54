import { useQuery } from '@tanstack/react-query'
import { WAITING_SCREEN_REFRESH_MS } from '@evenshift/contract/constants'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { QueryProvider } from '#web/shared/QueryProvider'
import { paths } from '#web/shared/paths'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { session, useSession } from '#web/shared/session/current'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { type Standing, screenFor, standingQuery } from '#web/shared/standing/standing'

interface WaitingGateProps {
  /** The address of the screen that waits. */
  readonly screen: string
  readonly children: (type: SignInType, standing: Standing & { complete: true }) => ReactNode
}

/** Keeps a person on a waiting screen for as long as it is theirs; asks again by itself and moves on. */
export function WaitingGate({ screen, children }: WaitingGateProps) {
  const state = useSession()
  switch (state.status) {
    case 'checking':
      return <PageSpinner />
    case 'unreachable':
      return <FailurePage error={state.error} onRetry={() => void session.start()} />
    case 'signed_out':
      return <Navigate to={paths.joinUs} replace />
    case 'signed_in':
      return (
        <QueryProvider>
          <Waiting type={state.type} screen={screen}>
            {children}
          </Waiting>
        </QueryProvider>
      )
  }
}

function Waiting({ type, screen, children }: WaitingGateProps & { readonly type: SignInType }) {
  const { data, error, refetch } = useQuery({
    ...standingQuery(type),
    refetchInterval: WAITING_SCREEN_REFRESH_MS,
    refetchIntervalInBackground: true,
  })
  if (data?.complete && screenFor(data, type) === screen) return children(type, data)
  if (data) return <Navigate to={screenFor(data, type) ?? paths.home} replace />
  return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <PageSpinner />
}
