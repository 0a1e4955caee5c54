import { PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { passkeysQuery } from '#web/shared/settings/sign-in/passkeys/passkeys-query'
import type { PasskeyCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/shared/settings/sign-in/passkeys/words'

interface AddPasskeySheetProps {
  readonly calls: PasskeyCalls
  readonly onClose: () => void
}

/** Asks for the password, then has the browser make a passkey. */
export function AddPasskeySheet({ calls, onClose }: AddPasskeySheetProps) {
  const cache = useQueryClient()
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : words.enterYourPassword) },
  })
  const refused = useRefusal(form, ['password'])
  const add = useMutation({
    ...refused.calls,
    mutationFn: async ({ password }: { password: string }) =>
      (await import('#web/shared/session/passkey/passkey')).makePasskey(calls, password),
    onSuccess: async () => {
      onClose()
      notify({ kind: 'done', text: words.passkeyAdded })
      await cache.invalidateQueries({ queryKey: passkeysQuery(calls).queryKey })
    },
  })
  return (
    <FormSheet
      title={words.addAPasskey}
      submit={words.continue}
      unsaved={false}
      busy={add.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => add.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <p>{words.deviceWillAskFinger}</p>
      <PasswordInput
        label={words.yourPassword}
        autoComplete="current-password"
        required
        data-autofocus
        {...form.getInputProps('password')}
      />
    </FormSheet>
  )
}
