import type { EmployerMeeting, EmployerMeetingMove } from '@evenshift/contract/model/meeting/meeting'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasMovedOn } from '#web/api/api-error'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { employer } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'

type WithoutVersion<M> = M extends unknown ? Omit<M, 'version'> : never
/** A move as a form makes it; the version is that of the meeting that is shown. */
export type MeetingChange = WithoutVersion<EmployerMeetingMove>

/** Moves a meeting as it stands on the screen; where it has moved on meanwhile that is shown instead. `refused` is for the form to tell. */
export function useMeetingMove(
  { _id, applicationId, version }: Pick<EmployerMeeting, '_id' | 'applicationId' | 'version'>,
  onDone: () => void,
) {
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    meta: { ownErrors: true },
    mutationFn: ({ change }: { readonly change: MeetingChange; readonly said: string }) =>
      employer.moveMeeting({ params: { id: applicationId, meetingId: _id }, body: { ...change, version } as EmployerMeetingMove }), // the union loses its version above
    onSuccess: async (_, { said }) => {
      notify({ kind: 'done', text: said })
      await refreshMoved(cache)
      onDone()
    },
    onError: async (refused) => {
      if (!hasMovedOn(refused)) return
      notify({ kind: 'error', text: refused.message })
      await refreshMoved(cache)
    },
  })
  return { mutate, isPending, refused: hasMovedOn(error) ? null : error }
}
