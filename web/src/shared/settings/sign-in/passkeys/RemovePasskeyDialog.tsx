import type { Output } from '@evenshift/contract/call'
import type { StaffIdentityCalls } from '@evenshift/contract/identity/service'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#web/shared/notices/notify'
import { passkeysQuery } from '#web/shared/settings/sign-in/passkeys/passkeys-query'
import type { PasskeyCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { words } from '#web/shared/settings/sign-in/passkeys/words'

export type Passkey = Output<StaffIdentityCalls['passkeys']>[number]
export const passkeyName = ({ label }: Passkey): string => words.passkeyFrom(label)

interface RemovePasskeyDialogProps {
  readonly calls: PasskeyCalls
  readonly passkey: Passkey
  readonly onClose: () => void
}

/** Asks before a passkey is removed. */
export function RemovePasskeyDialog({ calls, passkey, onClose }: RemovePasskeyDialogProps) {
  const cache = useQueryClient()
  const removing = useMutation({
    mutationFn: () => calls.removePasskey({ params: { id: passkey._id } }),
    onSuccess: () => notify({ kind: 'done', text: words.passkeyRemoved }),
    onSettled: () => {
      onClose()
      return cache.invalidateQueries({ queryKey: passkeysQuery(calls).queryKey })
    },
  })
  return (
    <ConfirmDialog
      opened
      title={words.removeWithReplace(passkeyName(passkey).replace(words.passkey, 'passkey'))}
      confirm={words.remove}
      dangerous
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>{words.wontAbleSignYoull}</p>
    </ConfirmDialog>
  )
}
