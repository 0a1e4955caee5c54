import type { Output } from '@evenshift/contract/call'
import type { StaffIdentityCalls } from '@evenshift/contract/identity/service'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#web/shared/notices/notify'
import { passkeysQuery } from '#web/shared/settings/sign-in/passkeys/passkeys-query'
import type { SignInCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'

export type Passkey = Output<StaffIdentityCalls['passkeys']>[number]
export const passkeyName = ({ label }: Passkey): string => `Passkey from ${label || 'a browser'}`

interface RemovePasskeyDialogProps {
  readonly calls: SignInCalls
  readonly passkey: Passkey
  readonly onClose: () => void
}

/** Asks before a passkey is removed. */
export function RemovePasskeyDialog({ calls, passkey, onClose }: RemovePasskeyDialogProps) {
  const cache = useQueryClient()
  const removing = useMutation({
    mutationFn: () => calls.removePasskey({ params: { id: passkey._id } }),
    onSuccess: () => notify({ kind: 'done', text: 'Passkey removed' }),
    onSettled: () => {
      onClose()
      return cache.invalidateQueries({ queryKey: passkeysQuery(calls).queryKey })
    },
  })
  return (
    <ConfirmDialog
      opened
      title={`Remove ${passkeyName(passkey).replace('Passkey', 'passkey')}?`}
      confirm="Remove"
      dangerous
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>You won’t be able to sign in with it. You’ll still have your password.</p>
    </ConfirmDialog>
  )
}
