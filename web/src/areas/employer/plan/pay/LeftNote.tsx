import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { forgetCheckout, keptCheckout } from '#web/areas/employer/plan/pay/kept-checkout'
import { employer } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/plan/pay/words'

/** Closes a payment page that was left. One that was paid at the last moment is paid. */
async function closeLeft(sessionId: string): Promise<'paid' | 'left'> {
  await employer.cancelCheckout({ body: { sessionId } })
  const { status } = await employer.checkoutState({ params: { sessionId } })
  return status === 'paid' ? 'paid' : 'left'
}

/** For whoever came back without paying, by the provider's link or the browser's. */
export function LeftNote() {
  const [kept] = useState(keptCheckout)
  const { mutate, data } = useMutation({
    meta: { ownErrors: true },
    mutationFn: closeLeft,
    onSuccess: (end) => end === 'left' && forgetCheckout(),
  })
  const sessionId = kept?.sessionId
  useEffect(() => {
    if (sessionId) mutate(sessionId)
  }, [sessionId, mutate])
  if (kept === null || data === undefined) return null
  if (data === 'paid') return <Navigate to={to(paths.subscriptionPaid, { sessionId: kept.sessionId })} replace />
  return (
    <Note>
      {words.leftPayment} {kept.back && <Link to={kept.back}>{words.goOn}</Link>}
    </Note>
  )
}
