import type { Membership } from '@evenshift/contract/model/company/subscription'
import { useMutation } from '@tanstack/react-query'
import { packageWords } from '@evenshift/contract/states/company/package-words'
import { usePlanChanged } from '#web/areas/employer/plan/usePlanChanged'
import { employer } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import { words } from '#web/areas/employer/plan/change/words'

/** Takes an end, or a move to a smaller plan, back before it comes. */
export function useResume(own: Membership) {
  const changed = usePlanChanged()
  return useMutation({
    mutationFn: () => employer.resumeSubscription({ params: { id: own._id } }),
    onSuccess: () => notify({ kind: 'done', text: words.youreStayingOn(packageWords[own.package]) }),
    onSettled: changed,
  })
}
