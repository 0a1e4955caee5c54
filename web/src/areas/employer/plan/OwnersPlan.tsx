import type { Plan } from '@evenshift/contract/model/company/subscription'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { InvoicesCard } from '#web/areas/employer/plan/invoices/InvoicesCard'
import { LimitsCard } from '#web/areas/employer/plan/now/LimitsCard'
import { PastDueBand } from '#web/areas/employer/plan/now/PastDueBand'
import { PlanCard } from '#web/areas/employer/plan/now/PlanCard'
import { LeftNote } from '#web/areas/employer/plan/pay/LeftNote'
import { useCheckout } from '#web/areas/employer/plan/pay/useCheckout'
import { usePortal } from '#web/areas/employer/plan/pay/usePortal'
import { isLarger, isPaying, planAt } from '#web/areas/employer/plan/plans'
import { type Chosen, PlanTable } from '#web/areas/employer/plan/table/PlanTable'
import { employerQuery } from '#web/shared/calls/employer'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'
import { Note } from '#web/ui/display/Note'
import { Columns } from '#web/ui/page/Columns'
import { words } from '#web/areas/employer/plan/words'

const ChangeSheet = lazyDialog(async () => (await import('#web/areas/employer/plan/change/ChangeSheet')).ChangeSheet)
const CancelSheet = lazyDialog(async () => (await import('#web/areas/employer/plan/change/CancelSheet')).CancelSheet)

/** Use first, then what else there is, then what was paid. */
export function OwnersPlan() {
  const membership = useQuery(employerQuery('membership'))
  const packages = useQuery(employerQuery('packages'))
  const checkout = useCheckout()
  const portal = usePortal()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const failed = membership.error ? membership : packages
  if (failed.error) return <QueryFailure title={words.couldntLoadPlan} error={failed.error} onRetry={() => void failed.refetch()} />
  if (!membership.data || !packages.data) return <RowSkeletons label={words.loadingYourPlan} count={3} />
  const own = membership.data
  const plans: readonly Plan[] = packages.data
  const present = planAt(plans, own.package)
  const starter = planAt(plans, 'starter')
  const close = () => setChosen(null)
  const choose = (asked: Chosen) => (asked.act === 'pay' ? checkout.go({ ...asked, back: null }) : setChosen(asked))
  const fault = checkout.error ?? portal.error
  return (
    <>
      <LeftNote />
      <PastDueBand />
      {fault && (
        <Note kind="bad" spoken>
          {sentenceOf(fault)}
        </Note>
      )}
      <PlanCard own={own} />
      <PlanTable plans={plans} own={own} busyWith={checkout.isBusy ? (checkout.asked?.plan._id ?? null) : null} onChoose={choose} />
      <Columns kind="side">
        <InvoicesCard busy={portal.isBusy} onBilling={own.card || isPaying(own) ? () => portal.go() : null} />
        <LimitsCard
          own={own}
          plans={plans}
          onCancel={
            isPaying(own) && !own.cancelAtPeriodEnd && starter ? () => setChosen({ act: 'end', plan: starter, interval: 'month' }) : null
          }
        />
      </Columns>
      {chosen?.act === 'change' && present && (
        <ChangeSheet own={own} plan={chosen.plan} interval={chosen.interval} isUp={isLarger(chosen.plan, present)} onClose={close} />
      )}
      {chosen?.act === 'end' && <CancelSheet own={own} after={chosen.plan} onClose={close} />}
    </>
  )
}
