import { PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { eitherFault } from '#web/shared/session/second-step/code-kinds'
import { FormSheet } from '#web/ui/dialog/FormSheet'

interface Proof {
  readonly password: string
  readonly code: string
}
interface ProofSheetProps<Answer> {
  readonly title: string
  readonly text: string
  readonly submit: string
  readonly dangerous?: boolean
  readonly send: (proof: Proof) => Promise<Answer>
  readonly onDone: (answer: Answer) => void
  readonly onClose: () => void
}

/** Does something about a second step, for whoever has the password and a code. */
export function ProofSheet<Answer>({ title, text, submit, dangerous = false, send, onDone, onClose }: ProofSheetProps<Answer>) {
  const form = useForm({
    initialValues: { password: '', code: '' },
    transformValues: ({ password, code }) => ({ password, code: code.trim() }),
    validate: { password: (value) => (value ? null : 'Enter your password'), code: eitherFault },
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
      <PasswordInput label="Your password" autoComplete="current-password" required {...form.getInputProps('password')} />
      <TextInput
        label="Code"
        description="From your app, or a recovery code"
        autoComplete="one-time-code"
        required
        {...form.getInputProps('code')}
      />
    </FormSheet>
  )
}
