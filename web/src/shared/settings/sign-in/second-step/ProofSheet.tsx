import { PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { codeFault, codeOf } from '#web/shared/forms/account-fields'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { eitherFault } from '#web/shared/session/second-step/code-kinds'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/shared/settings/sign-in/second-step/words'

interface Proof {
  readonly password: string
  readonly code: string
}
interface ProofSheetProps<Answer> {
  readonly title: string
  readonly text: string
  readonly submit: string
  /** Whether a recovery code does as well. */
  readonly hasRecovery: boolean
  readonly dangerous?: boolean
  readonly send: (proof: Proof) => Promise<Answer>
  readonly onDone: (answer: Answer) => void
  readonly onClose: () => void
}

/** Does something about a second step, for whoever has the password and a code. */
export function ProofSheet<Answer>({
  title,
  text,
  submit,
  hasRecovery,
  dangerous = false,
  send,
  onDone,
  onClose,
}: ProofSheetProps<Answer>) {
  const form = useForm({
    initialValues: { password: '', code: '' },
    transformValues: ({ password, code }) => ({ password, code: hasRecovery ? code.trim() : codeOf(code) }),
    validate: {
      password: (value) => (value ? null : words.enterYourPassword),
      code: (value) => (hasRecovery ? eitherFault(value) : codeFault(codeOf(value))),
    },
  })
  const refused = useRefusal(form, ['password', 'code'])
  const proving = useMutation({ ...refused.calls, mutationFn: send, onSuccess: onDone })
  return (
    <FormSheet
      title={title}
      submit={submit}
      dangerous={dangerous}
      unsaved={false}
      busy={proving.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => proving.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <p>{text}</p>
      <PasswordInput label={words.yourPassword} autoComplete="current-password" required {...form.getInputProps('password')} />
      <TextInput
        label={words.code}
        description={words.fromYourApp(hasRecovery)}
        autoComplete="one-time-code"
        required
        {...form.getInputProps('code')}
      />
    </FormSheet>
  )
}
