import type { PackageCode } from '@evenshift/contract/states/company/subscription'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { packageWords } from '@evenshift/contract/states/company/package-words'
import { forgetCheckout, keptCheckout } from '#web/areas/employer/plan/pay/kept-checkout'
import { usePlanChanged } from '#web/areas/employer/plan/usePlanChanged'
import { employerQuery } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { useNow } from '#web/shared/words/useNow'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/areas/employer/plan/pay/words'

/** The live feed tells sooner; this is for a page that has none. */
const ASKED_EVERY_MS = 3_000
/** After so long the page says what to do. */
const USUAL_MS = 60_000
const noSuchPayment = {
  title: words.dontKnowPayment,
  text: words.addressMayHaveBeen,
  action: { label: words.viewPlan, to: paths.subscription },
}

/** Where the provider leads back to. Nothing is paid before the provider has told us so; then it goes on where one was. */
export function PaidScreen() {
  useScreen(words.payment, paths.subscription)
  const { sessionId = '' } = useParams()
  const since = useNow()
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...employerQuery('checkoutState', { params: { sessionId } }),
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? ASKED_EVERY_MS : false),
  })
  useGoingOn(sessionId, data?.status === 'paid' ? data.package : null)
  if (error && !data)
    return <QueryFailure level={1} title={words.couldntCheckPayment} error={error} onRetry={() => void refetch()} gone={noSuchPayment} />
  const plan = (
    <Button component={Link} to={paths.subscription} variant="default">
      {words.viewPlan}
    </Button>
  )
  if (data?.status === 'cancelled')
    return <EmptyState level={1} title={words.thisPaymentWasCancelled} text={words.nothingWasCharged} action={plan} />
  const isLate = data !== undefined && dataUpdatedAt - since.getTime() > USUAL_MS
  return (
    <div role="status" aria-busy>
      {isLate ? (
        <EmptyState level={1} title={words.takingLongerThanUsual} text={words.dontPayAgainOnce} action={plan} />
      ) : (
        <EmptyState level={1} title={words.confirmingYourPayment} text={words.usuallyTakesFewSeconds} />
      )}
    </div>
  )
}

/** Goes on where one was once it is paid, and tells what for; null while it is not. */
function useGoingOn(sessionId: string, paid: PackageCode | null): void {
  const navigate = useNavigate()
  const changed = usePlanChanged()
  useEffect(() => {
    if (paid === null) return
    const kept = keptCheckout()
    forgetCheckout()
    void changed()
    notify({ kind: 'done', text: paid === 'single_post' ? words.paidOneMoreJob : words.paidYoureOn(packageWords[paid]) })
    void navigate((kept?.sessionId === sessionId && kept.back) || paths.subscription, { replace: true })
  }, [paid, sessionId, changed, navigate])
}
