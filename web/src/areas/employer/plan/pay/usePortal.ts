import { useLeaving } from '#web/areas/employer/plan/pay/useLeaving'
import { employer } from '#web/shared/calls/employer'

/** The way to the provider's page for the card, the billing address and what is owed. */
export const usePortal = () =>
  useLeaving<void>(async () => {
    const answer = await employer.manageSubscription({ body: {} })
    if (!('url' in answer)) throw new Error('The portal was asked for, and the plan was answered')
    return answer.url
  })
