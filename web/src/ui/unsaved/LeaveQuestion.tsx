import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { leaveAnyway, stay } from '#web/ui/unsaved/unsaved'
import { useFocusBack } from '#web/ui/dialog/useFocusBack'
import { words } from '#web/ui/unsaved/words'

/** Asked once, however many forms would lose something. */
export function LeaveQuestion({ lost }: { readonly lost: string }) {
  useFocusBack(true)
  return (
    <ConfirmDialog
      opened
      title={words.leaveWithoutSaving}
      confirm={words.leave}
      cancel={words.keepEditing}
      dangerous
      onConfirm={leaveAnyway}
      onClose={stay}
    >
      <p>{words.willBeLost(lost)}</p>
    </ConfirmDialog>
  )
}
