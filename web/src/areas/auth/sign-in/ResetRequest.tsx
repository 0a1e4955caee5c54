import { Button, TextInput } from '@mantine/core'
import { Link } from 'react-router'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { RefusedLines } from '#web/areas/auth/sign-in/RefusedLines'
import { emailFault, emailProps } from '#web/shared/forms/account-fields'
import { useFields } from '#web/areas/auth/sign-in/useFields'
import { useSubmit } from '#web/areas/auth/sign-in/useSubmit'
import { paths, to } from '#web/shared/paths'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { waysIn } from '#web/shared/session/ways-in'
import { words } from '#web/areas/auth/sign-in/words'
import frame from '../AuthFrame.module.css'

interface ResetRequestProps {
  readonly type: SignInType
  readonly onSent: (email: string) => void
}

export function ResetRequest({ type, onSent }: ResetRequestProps) {
  const fields = useFields({ start: { email: '' }, faultOf: { email: emailFault } })
  const request = useSubmit({
    send: async (body: { email: string }) => (await waysIn(type)).requestReset({ body }),
    onDone: (_, { email }) => onSent(email),
    onRefused: fields.refuse,
  })
  return (
    <AuthFrame type={type} title={words.forgottenYourPassword} text={words.enterEmailIfHave}>
      <form className={frame.form} {...fields.form(request.submit)}>
        <TextInput {...emailProps} {...fields.input('email')} />
        <RefusedLines lines={fields.note} />
        <Button type="submit" size="lg" fullWidth loading={request.busy}>
          {words.sendCode}
        </Button>
        <p className={frame.links}>
          <Link to={to(paths.signIn, { type })}>{words.backToSignIn}</Link>
        </p>
      </form>
    </AuthFrame>
  )
}
