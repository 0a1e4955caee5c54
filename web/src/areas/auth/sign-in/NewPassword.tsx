import { Button, PasswordInput, TextInput } from '@mantine/core'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { RefusedLines } from '#web/areas/auth/sign-in/RefusedLines'
import { OutboxHint } from '#web/shared/forms/OutboxHint'
import { codeFault, codeOf, codeProps, newPasswordProps, passwordFault } from '#web/shared/forms/account-fields'
import { useFields } from '#web/areas/auth/sign-in/useFields'
import { useSubmit } from '#web/areas/auth/sign-in/useSubmit'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { waysIn } from '#web/shared/session/ways-in'
import { words } from '#web/areas/auth/sign-in/words'
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
    send: async (typed: { code: string; password: string }) => (await waysIn(type)).resetPassword({ body: { email, ...typed } }),
    onDone: onSet,
    onRefused: fields.refuse,
  })
  return (
    <AuthFrame type={type} title={words.chooseANewPassword} text={<>{words.ifKnow6Digit(email)}</>}>
      <form className={frame.form} {...fields.form(reset.submit)}>
        <TextInput {...codeProps} {...fields.input('code')} />
        <PasswordInput {...newPasswordProps} label={words.newPassword} {...fields.input('password')} />
        <RefusedLines lines={fields.note} />
        <Button type="submit" size="lg" fullWidth loading={reset.busy}>
          {words.changePassword}
        </Button>
      </form>
      <OutboxHint />
    </AuthFrame>
  )
}
