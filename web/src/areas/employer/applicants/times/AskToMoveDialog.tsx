import { type MovedShift, movedWords } from '@evenshift/contract/states/application/new-times'
import type { ShiftTimes } from '@evenshift/contract/states/shift-words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasMovedOn } from '#web/api/api-error'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { words } from '#web/areas/employer/applicants/times/words'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { employer } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'

interface AskToMoveDialogProps {
  readonly id: string
  readonly name: string
  readonly moved: readonly MovedShift<ShiftTimes, ShiftTimes & { readonly _id: string }>[]
  readonly onClose: () => void
}

/** Asks somebody to come at these times from now on; where the job has moved on meanwhile that is shown instead. */
export function AskToMoveDialog({ id, name, moved, onClose }: AskToMoveDialogProps) {
  const cache = useQueryClient()
  const ask = useMutation({
    meta: { ownErrors: true },
    mutationFn: () =>
      employer.askNewTimes({
        params: { id },
        body: { shifts: moved.map(({ is: { _id, day, start, end } }) => ({ _id, day, start, end })) },
      }),
    onSuccess: async () => {
      notify({ kind: 'done', text: words.asked(name) })
      await refreshMoved(cache)
      onClose()
    },
    onError: async (refused) => {
      if (!hasMovedOn(refused)) return
      notify({ kind: 'error', text: refused.message })
      await refreshMoved(cache)
      onClose()
    },
  })
  const { note } = useDialogFault(hasMovedOn(ask.error) ? null : ask.error, [])
  return (
    <DialogFrame
      title={words.askToMoveNow(name)}
      send={words.ask(name)}
      unsaved={false}
      busy={ask.isPending}
      note={note}
      onSend={() => ask.mutate()}
      onClose={onClose}
    >
      <p>{movedWords(moved)}</p>
      <p>{words.theyKeepUntilYes}</p>
    </DialogFrame>
  )
}
