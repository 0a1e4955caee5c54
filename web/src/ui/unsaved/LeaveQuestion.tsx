import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { leaveAnyway, stay } from '#web/ui/unsaved/unsaved'
import { useFocusBack } from '#web/ui/dialog/useFocusBack'

/** Asked once, however many forms would lose something. */
export function LeaveQuestion({ lost }: { readonly lost: string }) {
  useFocusBack(true)
  return (
    <ConfirmDialog
      opened
      title="Leave without saving?"
      confirm="Leave"
      cancel="Keep editing"
      dangerous
      onConfirm={leaveAnyway}
      onClose={stay}
    >
      <p>{lost} will be lost.</p>
    </ConfirmDialog>
  )
}
