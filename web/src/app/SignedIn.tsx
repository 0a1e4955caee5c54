import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Failure } from '#web/shared/screens/Failure'
import { LeaveGuard } from '#web/shared/screens/leaving/LeaveGuard'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { whenQuiet } from '#web/shared/screens/when-quiet'
import { ProgressBar } from '#web/app/ProgressBar'
import { areas } from '#web/app/areas'
import { fetchNotices } from '#web/shared/notices/notify'
import { usePush } from '#web/shared/push/usePush'
import { paths, to } from '#web/shared/paths'
import { forgetReturn, keepReturn, sideOf } from '#web/shared/session/return-address'
import { useAddress } from '#web/shared/session/useAddress'
import { SessionGate } from '#web/shared/session/SessionGate'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { approvalQuery, isOpenToWaiting, screenFor } from '#web/shared/approval/approval'

/** The signed-in area of a person's side. */
export const SignedIn = () => <SessionGate>{(type) => <OwnSide key={type} type={type} />}</SessionGate>

/** An address that only the other side has leads by that side's sign-in, which asks before it changes sides. */
function OwnSide({ type }: { readonly type: SignInType }) {
  const address = useAddress()
  const side = sideOf(address)
  const other = side === type ? null : side
  useEffect(() => {
    if (other) keepReturn(address)
  }, [other, address])
  return other ? <Navigate to={to(paths.signIn, { type: other })} replace /> : <ByApproval type={type} />
}

/** Lets in whose profile is complete and approved. */
function ByApproval({ type }: { readonly type: SignInType }) {
  const { data, error, refetch } = useQuery(approvalQuery(type))
  const [ready, setReady] = useState(false)
  const onReady = useCallback(() => {
    setReady(true)
    // They are where they wanted to be, or went somewhere else.
    forgetReturn()
  }, [])
  useEffect(() => whenQuiet(() => void fetchNotices().catch(() => undefined)), [])
  usePush(type)
  const Area = areas[type]
  const { pathname } = useLocation()
  const screen = data ? screenFor(data, type) : null
  // The screen there asks for it, and says that they were sent.
  if (data && !data.complete && screen) return <Navigate to={screen} replace state={{ profile: 'inComplete' }} />
  if (screen && !isOpenToWaiting(screen, pathname)) return <Navigate to={screen} replace />
  return (
    <>
      <ProgressBar done={ready} />
      <LeaveGuard>
        {data && <Area onReady={onReady} />}
        {!data && error && (
          <Area onReady={onReady}>
            <Failure error={error} onRetry={() => void refetch()} />
          </Area>
        )}
        {!data && !error && <PageSpinner />}
      </LeaveGuard>
    </>
  )
}
