import type { Output } from '@evenshift/contract/call'
import type { StaffIdentityCalls } from '@evenshift/contract/identity/service'
import { PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { ScanSheet } from '#web/shared/settings/sign-in/second-step/ScanSheet'
import type { SettingUpCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/shared/settings/sign-in/second-step/words'

export type Prepared = Output<StaffIdentityCalls['prepareSecondStep']>

interface SetUpSheetProps {
  readonly calls: SettingUpCalls
  /** With the recovery codes. */
  readonly onDone: (codes: readonly string[]) => void
  readonly onClose: () => void
}

/** Sets a second step up: the password, then a code of the app that has scanned the secret. */
export function SetUpSheet({ calls, onDone, onClose }: SetUpSheetProps) {
  const [prepared, setPrepared] = useState<Prepared | null>(null)
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : words.enterYourPassword) },
  })
  const refused = useRefusal(form, ['password'])
  const prepare = useMutation({
    ...refused.calls,
    mutationFn: (body: { password: string }) => calls.prepareSecondStep({ body }),
    onSuccess: setPrepared,
  })
  if (prepared) return <ScanSheet calls={calls} prepared={prepared} onDone={onDone} onClose={onClose} />
  return (
    <FormSheet
      title={words.addASecondStep}
      submit={words.continue}
      unsaved={false}
      busy={prepare.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => prepare.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <p>{words.youllNeedAuthenticatorApp}</p>
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
