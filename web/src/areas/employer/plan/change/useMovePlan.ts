import type { Membership, PlanChange } from '@evenshift/contract/model/company/subscription'
import { useMutation } from '@tanstack/react-query'
import { usePlanChanged } from '#web/areas/employer/plan/usePlanChanged'
import { employer } from '#web/shared/calls/employer'

interface Moved {
  readonly packageId: string
  readonly change: PlanChange
  /** The jobs that stay live; null for those that were proposed. */
  readonly kept: readonly string[] | null
}

/** Moves to another plan, for the sum that was shown; its errors stay in the sheet that asked. */
export function useMovePlan() {
  const changed = usePlanChanged()
  return useMutation({
    meta: { ownErrors: true },
    mutationFn: async ({ packageId, change: { interval, isAtOnce, startsAt }, kept }: Moved): Promise<Membership> => {
      const answer = await employer.manageSubscription({
        body: {
          packageId,
          ...(interval && { interval }),
          ...(isAtOnce && { shownAt: startsAt }),
          ...(kept && { keepLive: [...kept] }),
        },
      })
      if ('url' in answer) throw new Error('A plan was named, and the portal was answered')
      return answer
    },
    // Whatever came of it: a sum that was refused is reckoned anew.
    onSettled: changed,
  })
}
