import { PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codeFault, codeOf, codeProps, emailFault, emailProps } from '#web/shared/forms/account-fields'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { OutboxHint } from '#web/shared/forms/OutboxHint'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { session } from '#web/shared/session/current'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { ownCalls } from '#web/shared/settings/sign-in/own-calls'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/shared/settings/words'

interface EmailSheetProps {
  readonly type: SignInType
  /** The one they have; entering it again proves it again. */
  readonly known: string
  readonly onClose: () => void
}

/** Another email, or the same one proven again: their password first, then the code that was mailed to it. */
export function EmailSheet({ type, known, onClose }: EmailSheetProps) {
  const [asked, setAsked] = useState<string | null>(null)
  return asked === null ? (
    <AskStep type={type} known={known} onAsked={setAsked} onClose={onClose} />
  ) : (
    <CodeStep type={type} email={asked} isNew={asked !== known} onClose={onClose} />
  )
}

interface AskStepProps extends EmailSheetProps {
  readonly onAsked: (email: string) => void
}

function AskStep({ type, known, onAsked, onClose }: AskStepProps) {
  const form = useForm({
    initialValues: { email: known, password: '' },
    validate: { email: emailFault, password: (value) => (value ? null : words.enterYourPassword) },
  })
  const refused = useRefusal(form, ['email', 'password'])
  const ask = useMutation({
    ...refused.calls,
    mutationFn: async ({ email, password }: { email: string; password: string }) =>
      (await ownCalls(type)).requestEmail({ body: { email: email.trim().toLowerCase(), password } }),
    onSuccess: (_sent, { email }) => onAsked(email.trim().toLowerCase()),
  })
  return (
    <FormSheet
      title={words.changeYourEmail}
      submit={words.sendCode}
      unsaved={form.isDirty()}
      busy={ask.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => ask.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <TextInput {...emailProps} description={words.wellSendCodeKeep} {...form.getInputProps('email')} />
      <PasswordInput label={words.yourPassword} autoComplete="current-password" required {...form.getInputProps('password')} />
    </FormSheet>
  )
}

interface CodeStepProps {
  readonly type: SignInType
  readonly email: string
  readonly isNew: boolean
  readonly onClose: () => void
}

function CodeStep({ type, email, isNew, onClose }: CodeStepProps) {
  const cache = useQueryClient()
  const form = useForm({
    initialValues: { code: '' },
    transformValues: ({ code }) => ({ code: codeOf(code) }),
    validate: { code: (value) => codeFault(codeOf(value)) },
  })
  const refused = useRefusal(form, ['code'])
  const change = useMutation({
    ...refused.calls,
    mutationFn: async ({ code }: { code: string }) => (await ownCalls(type)).changeEmail({ body: { email, code } }),
    onSuccess: async (grant) => {
      session.enter(type, grant)
      onClose()
      notify({ kind: 'done', text: isNew ? words.emailChanged : words.emailConfirmed })
      await cache.invalidateQueries()
    },
  })
  return (
    <FormSheet
      title={words.confirmYourEmail}
      submit={words.confirm}
      unsaved={form.isDirty()}
      busy={change.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => change.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <p>{words.sentCode(<strong>{email}</strong>, isNew)}</p>
      <TextInput {...codeProps} data-autofocus {...form.getInputProps('code')} />
      <OutboxHint />
    </FormSheet>
  )
}
