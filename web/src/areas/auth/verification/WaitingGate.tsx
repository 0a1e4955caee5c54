import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { SessionGate } from '#web/shared/session/SessionGate'
import { wayIn } from '#web/shared/session/return-address'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { type Approval, screenFor, approvalQuery } from '#web/shared/approval/approval'

interface WaitingGateProps {
  /** The address of the screen that waits. */
  readonly screen: string
  readonly children: (type: SignInType, approval: Approval & { complete: true }) => ReactNode
}

/** Keeps a person on a waiting screen for as long as it is theirs; what is decided comes by the live feed, and moves them on. */
export const WaitingGate = ({ screen, children }: WaitingGateProps) => (
  <SessionGate>
    {(type) => (
      <Waiting type={type} screen={screen}>
        {children}
      </Waiting>
    )}
  </SessionGate>
)

function Waiting({ type, screen, children }: WaitingGateProps & { readonly type: SignInType }) {
  const { data, error, refetch } = useQuery(approvalQuery(type))
  if (data?.complete && screenFor(data, type) === screen) return children(type, data)
  if (data) return <Navigate to={screenFor(data, type) ?? wayIn(type)} replace />
  return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <PageSpinner />
}
