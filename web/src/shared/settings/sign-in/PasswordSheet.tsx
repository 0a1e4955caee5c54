import { PASSWORD_LENGTH_LEAST } from '@evenshift/contract/constants'
import { PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error'
import { passwordFault } from '#web/shared/forms/account-fields'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import type { SignInCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/shared/settings/sign-in/words'

const isWrongPassword = (error: unknown): boolean => error instanceof ApiError && error.code === 'SIGN_IN_FAILED'

interface PasswordSheetProps {
  readonly calls: SignInCalls
  readonly onClose: () => void
}

/** Another password, by the present one. */
export function PasswordSheet({ calls, onClose }: PasswordSheetProps) {
  const cache = useQueryClient()
  const form = useForm({
    initialValues: { current: '', next: '' },
    validate: { current: (value) => (value ? null : words.enterYourCurrentPassword), next: passwordFault },
  })
  const refused = useRefusal(form, ['current', 'next'])
  const change = useMutation({
    ...refused.calls,
    mutationFn: (body: { current: string; next: string }) => calls.changePassword({ body }),
    onSuccess: async () => {
      onClose()
      notify({ kind: 'done', text: words.passwordChanged })
      await cache.invalidateQueries({ queryKey: ['sign-in', 'sessions'] })
    },
    onError: (error, sent) => {
      if (!isWrongPassword(error)) return refused.calls.onError(error, sent)
      form.setErrors({ current: words.thatsNotCurrentPassword })
      return focusFirstFault()
    },
  })
  return (
    <FormSheet
      title={words.changeYourPassword}
      submit={words.changePassword}
      unsaved={form.isDirty()}
      busy={change.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => change.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <PasswordInput label={words.currentPassword} autoComplete="current-password" required {...form.getInputProps('current')} />
      <PasswordInput
        label={words.newPassword}
        description={words.leastCharactersFewWords(PASSWORD_LENGTH_LEAST)}
        autoComplete="new-password"
        required
        {...form.getInputProps('next')}
      />
    </FormSheet>
  )
}
