import { PASSWORD_LENGTH_LEAST } from '@evenshift/contract/constants'
import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { accountCalls } from '#web/shared/settings/account-calls'
import { Card } from '#web/ui/page/Card'
import { Form } from '#web/ui/form/Form'
import styles from './Settings.module.css'

const isWrongPassword = (error: unknown): boolean => error instanceof ApiError && error.code === 'SIGN_IN_FAILED'

export function PasswordCard({ type }: { readonly type: SignInType }) {
  const form = useForm({
    initialValues: { current: '', next: '' },
    validate: {
      current: (value) => (value ? null : 'Enter your current password'),
      next: (value) => (value.length < PASSWORD_LENGTH_LEAST ? `Use at least ${PASSWORD_LENGTH_LEAST} characters` : null),
    },
  })
  const refused = useRefusal(form, ['current', 'next'])
  const change = useMutation({
    ...refused.calls,
    mutationFn: (body: { current: string; next: string }) => accountCalls(type).changePassword({ body }),
    onSuccess: () => {
      form.reset()
      notify({ kind: 'done', text: 'Password changed' })
    },
    onError: (error, sent) => {
      if (!isWrongPassword(error)) return refused.calls.onError(error, sent)
      form.setErrors({ current: 'That’s not your current password' })
      return focusFirstFault()
    },
  })
  return (
    <Card label="Password">
      <h2>Change your password</h2>
      <Form
        className={styles.form}
        unsaved={form.isDirty()}
        what="your password"
        busy={change.isPending}
        onSubmit={form.onSubmit((values) => change.mutate(values), focusFirstFault)}
      >
        <PasswordInput label="Current password" autoComplete="current-password" required {...form.getInputProps('current')} />
        <PasswordInput
          label="New password"
          description={`At least ${PASSWORD_LENGTH_LEAST} characters. A few words in a row are easy to remember.`}
          autoComplete="new-password"
          required
          {...form.getInputProps('next')}
        />
        <RefusalNote lines={refused.note} />
        <Button type="submit" loading={change.isPending}>
          Change password
        </Button>
      </Form>
    </Card>
  )
}
