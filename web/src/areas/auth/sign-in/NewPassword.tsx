import { Button, PasswordInput, TextInput } from '@mantine/core'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { RefusedLines } from '#web/areas/auth/sign-in/RefusedLines'
import { OutboxHint } from '#web/shared/forms/OutboxHint'
import { codeFault, codeOf, codeProps, newPasswordProps, passwordFault } from '#web/shared/forms/account-fields'
import { useFields } from '#web/areas/auth/sign-in/useFields'
import { useSubmit } from '#web/areas/auth/sign-in/useSubmit'
import { identity } from '#web/shared/session/identity'
import type { SignInType } from '#web/shared/session/sign-in-type'
import frame from '../AuthFrame.module.css'

interface NewPasswordProps {
  readonly type: SignInType
  readonly email: string
  readonly onSet: () => void
}

export function NewPassword({ type, email, onSet }: NewPasswordProps) {
  const fields = useFields({
    start: { code: '', password: '' },
    faultOf: { code: codeFault, password: passwordFault },
    textOf: { code: codeOf },
  })
  const reset = useSubmit({
    send: ({ code, password }: { code: string; password: string }) => identity[type].resetPassword({ body: { email, code, password } }),
    onDone: onSet,
    onRefused: fields.refuse,
  })
  return (
    <AuthFrame type={type} title="Choose a new password" text={<>If we know {email}, a 6-digit code is on its way to it.</>}>
      <form className={frame.form} {...fields.form(reset.submit)}>
        <TextInput {...codeProps} {...fields.input('code')} />
        <PasswordInput {...newPasswordProps} label="New password" {...fields.input('password')} />
        <RefusedLines lines={fields.note} />
        <Button type="submit" size="lg" fullWidth loading={reset.busy}>
          Change password
        </Button>
      </form>
      <OutboxHint />
    </AuthFrame>
  )
}
