import { useMutation } from '@tanstack/react-query'
import { notify } from '#web/shared/notices/notify'
import { type OpenSession, nameOf } from '#web/shared/settings/sign-in/SessionRow'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { words } from '#web/shared/settings/sign-in/words'

interface EndSessionDialogProps {
  readonly session: OpenSession
  readonly end: (id: string) => Promise<void>
  readonly onEnded: () => Promise<void>
  readonly onClose: () => void
}

/** Asks before a browser is signed out from afar. */
export function EndSessionDialog({ session, end, onEnded, onClose }: EndSessionDialogProps) {
  const ending = useMutation({
    mutationFn: () => end(session._id),
    onSuccess: () => notify({ kind: 'done', text: words.signedOut }),
    onSettled: () => {
      onClose()
      return onEnded()
    },
  })
  return (
    <ConfirmDialog
      opened
      title={words.signOut(nameOf(session))}
      confirm={words.signOutLabel}
      dangerous
      busy={ending.isPending}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
    >
      <p>{words.itllNeedSignAgain}</p>
    </ConfirmDialog>
  )
}
