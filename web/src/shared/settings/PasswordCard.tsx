import { PASSWORD_LENGTH_LEAST } from '@evenshift/contract/constants'
import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error'
import { surfaceOf } from '#web/api/surface'
import { notify } from '#web/shared/notices/notify'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { accountCalls } from '#web/shared/settings/account-calls'
import { Card } from '#web/ui/Card'
import styles from './Settings.module.css'

/** A wrong present password belongs to its own field here. */
const fieldsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError && error.code === 'SIGN_IN_FAILED' ? { current: 'This is not your present password.' } : surfaceOf(error).fields

export function PasswordCard({ type }: { readonly type: SignInType }) {
  const form = useForm({
    initialValues: { current: '', next: '' },
    validate: {
      current: (value) => (value ? null : 'Enter your present password'),
      next: (value) => (value.length < PASSWORD_LENGTH_LEAST ? `Use at least ${PASSWORD_LENGTH_LEAST} characters` : null),
    },
  })
  const change = useMutation({
    mutationFn: (body: { current: string; next: string }) => accountCalls(type).changePassword({ body }),
    onSuccess: () => {
      form.reset()
      notify({ kind: 'done', text: 'Your password is changed' })
    },
    onError: (error) => form.setErrors(fieldsOf(error)),
  })
  return (
    <Card label="Password">
      <h2>Change your password</h2>
      <form className={styles.form} noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
        <PasswordInput label="Present password" autoComplete="current-password" required {...form.getInputProps('current')} />
        <PasswordInput
          label="New password"
          description={`At least ${PASSWORD_LENGTH_LEAST} characters. A few words in a row are easy to remember.`}
          autoComplete="new-password"
          required
          {...form.getInputProps('next')}
        />
        <Button type="submit" loading={change.isPending}>
          Change the password
        </Button>
      </form>
    </Card>
  )
}
