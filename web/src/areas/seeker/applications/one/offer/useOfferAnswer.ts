import type { Input } from '@evenshift/contract/call'
import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasMovedOn } from '#web/api/api-error'
import { seeker } from '#web/shared/calls/seeker'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { notify } from '#web/shared/notices/notify'

type Answer = Input<SeekerService['answerOffer']>['body']
type WithoutTerms<A> = A extends unknown ? Omit<A, 'applicationId' | 'version'> : never

/** Answers the terms that stand on the screen; where they have changed meanwhile the new ones are shown instead. `said` is the notice after it, none where the page says it itself: it would lie over that. `refused` is for the form to tell. */
export function useOfferAnswer({ _id, version }: Pick<ApplicationDetail, '_id' | 'version'>, said: string | null, onDone: () => void) {
  const cache = useQueryClient()
  const refresh = () => cache.invalidateQueries({ queryKey: ['seeker'] })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answer: WithoutTerms<Answer>) => seeker.answerOffer({ body: { ...answer, applicationId: _id, version } as Answer }), // the parts left out are put back
    meta: { ownErrors: true },
    onSuccess: async () => {
      onDone()
      if (said !== null) notify({ kind: 'done', text: said })
      await refresh()
    },
    onError: async (refused) => {
      if (!hasMovedOn(refused)) return focusFirstFault()
      notify({ kind: 'error', text: refused.message })
      return refresh()
    },
  })
  return { mutate, isPending, refused: hasMovedOn(error) ? null : error }
}
