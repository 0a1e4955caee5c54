import type { Plan } from '@evenshift/contract/model/company/subscription'
import type { BillingInterval } from '@evenshift/contract/states/company/subscription'
import { keepCheckout } from '#web/areas/employer/plan/pay/kept-checkout'
import { useLeaving } from '#web/areas/employer/plan/pay/useLeaving'
import { employer } from '#web/shared/calls/employer'

export interface CheckoutAsked {
  readonly plan: Pick<Plan, '_id' | 'isAddition'>
  readonly interval: BillingInterval
  /** Where to go on once it is paid; null for the plan itself. */
  readonly back: string | null
}

/** The way to the provider's page on which a plan is paid. */
export const useCheckout = () =>
  useLeaving(async ({ plan, interval, back }: CheckoutAsked) => {
    const body = { packageId: plan._id, ...(plan.isAddition ? {} : { interval }) }
    const { url, sessionId } = await employer.checkout({ body })
    keepCheckout({ sessionId, back })
    return url
  })
