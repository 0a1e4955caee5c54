import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { ProgressBar } from '#web/app/ProgressBar'
import { areas } from '#web/app/areas'
import { notify } from '#web/shared/notices/notify'
import { readLocal } from '#web/shared/local-store'
import { SessionGate } from '#web/shared/session/SessionGate'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { screenFor, standingQuery } from '#web/shared/standing/standing'

/** The signed-in area of a person's side. */
export const SignedIn = () => <SessionGate>{(type) => <Standing key={type} type={type} />}</SessionGate>

/** Lets in whose profile is complete and approved. */
function Standing({ type }: { readonly type: SignInType }) {
  const { data, error, refetch } = useQuery(standingQuery(type))
  const [ready, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])
  if (error) return <FailurePage error={error} onRetry={() => void refetch()} />
  const Area = areas[type]
  const screen = data ? screenFor(data, type) : null
  if (data && !data.complete && screen) return <Incomplete to={screen} />
  if (screen) return <Navigate to={screen} replace />
  return (
    <>
      <ProgressBar done={ready} />
      {data ? <Area onReady={onReady} /> : <PageSpinner />}
    </>
  )
}

function Incomplete({ to }: { readonly to: string }) {
  useEffect(() => {
    // Who is asked to join a company has nothing to fill in.
    if (readLocal('invitation') === null) notify({ kind: 'warning', text: 'Please complete your profile' })
  }, [])
  return <Navigate to={to} replace state={{ profile: 'inComplete' }} />
}
