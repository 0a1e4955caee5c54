import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '#web/api/keys'
import { staff } from '#web/areas/staff/calls'
import { notify } from '#web/shared/notices/notify'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { words } from '#web/areas/staff/people/words'

interface SignOutDialogProps {
  readonly opened: boolean
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

export function SignOutDialog({ opened, id, name, onClose }: SignOutDialogProps) {
  const cache = useQueryClient()
  const signOut = useMutation({
    mutationFn: () => staff.signOutPerson({ params: { id } }),
    onSuccess: () => {
      notify({ kind: 'done', text: words.signedOutEverywhere(name) })
      void refresh(cache, 'staff', ['person'])
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened={opened}
      title={words.signOutEverywhereWithName(name)}
      confirm={words.signOut}
      busy={signOut.isPending}
      onConfirm={() => signOut.mutate()}
      onClose={onClose}
    >
      <p>{words.theyllHaveSignAgain}</p>
    </ConfirmDialog>
  )
}
