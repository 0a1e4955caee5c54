import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { codeFault, codeOf, codeProps } from '#web/shared/forms/account-fields'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { copyText } from '#web/shared/settings/sign-in/second-step/copy-text'
import { QrCode } from '#web/ui/display/QrCode'
import type { Prepared } from '#web/shared/settings/sign-in/second-step/SetUpSheet'
import type { SettingUpCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/shared/settings/sign-in/second-step/words'
import styles from './SecondStepSheets.module.css'

interface ScanSheetProps {
  readonly calls: Pick<SettingUpCalls, 'turnOnSecondStep'>
  readonly prepared: Prepared
  readonly onDone: (codes: readonly string[]) => void
  readonly onClose: () => void
}

/** The secret, to be scanned or copied into an app, and the first code of that app. */
export function ScanSheet({ calls, prepared: { secret, address }, onDone, onClose }: ScanSheetProps) {
  const form = useForm({
    initialValues: { code: '' },
    transformValues: ({ code }) => ({ code: codeOf(code) }),
    validate: { code: (value) => codeFault(codeOf(value)) },
  })
  const refused = useRefusal(form, ['code'])
  const turnOn = useMutation({
    ...refused.calls,
    mutationFn: (body: { code: string }) => calls.turnOnSecondStep({ body }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <FormSheet
      title={words.addASecondStep}
      submit={words.turnOn}
      unsaved={false}
      busy={turnOn.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => turnOn.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <p>{words.scanAuthenticatorApp}</p>
      <div className={styles.scan}>
        <div className={styles.qr}>
          <QrCode text={address} label={words.qrCodeAuthenticatorApp} />
        </div>
        <div className={styles.key}>
          <span>{words.cantScanEnterKey}</span>
          <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <Button variant="light" onClick={() => copyText(secret, words.keyCopied)}>
            {words.copyKey}
          </Button>
        </div>
      </div>
      <TextInput {...codeProps} label={words.codeFromTheApp} data-autofocus {...form.getInputProps('code')} />
    </FormSheet>
  )
}
