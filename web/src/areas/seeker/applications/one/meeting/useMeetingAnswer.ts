import type { SeekerMeeting, SeekerMeetingMove } from '@evenshift/contract/model/meeting/meeting'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasMovedOn } from '#web/api/api-error'
import { seeker } from '#web/shared/calls/seeker'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { notify } from '#web/shared/notices/notify'

type WithoutVersion<M> = M extends unknown ? Omit<M, 'version'> : never
export type MeetingAnswer = WithoutVersion<SeekerMeetingMove>

/** Answers the meeting as it stands on the screen; where it has moved on meanwhile that is shown instead. `refused` is for the form to tell. */
export function useMeetingAnswer({ _id, version }: Pick<SeekerMeeting, '_id' | 'version'>, said: string, onDone: () => void) {
  const cache = useQueryClient()
  const refresh = () => cache.invalidateQueries({ queryKey: ['seeker'] })
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (answer: MeetingAnswer) => seeker.answerMeeting({ params: { id: _id }, body: { ...answer, version } as SeekerMeetingMove }), // the union loses its version above
    meta: { ownErrors: true },
    onSuccess: async () => {
      onDone()
      notify({ kind: 'done', text: said })
      await refresh()
    },
    onError: async (refused) => {
      if (!hasMovedOn(refused)) return focusFirstFault()
      notify({ kind: 'error', text: refused.message })
      return refresh()
    },
  })
  return { mutate, isPending, isSuccess, refused: hasMovedOn(error) ? null : error }
}
