import { Button, TextInput } from '@mantine/core'
import { Link } from 'react-router'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { RefusedLines } from '#web/areas/auth/sign-in/RefusedLines'
import { emailFault, emailProps } from '#web/shared/forms/account-fields'
import { useFields } from '#web/areas/auth/sign-in/useFields'
import { useSubmit } from '#web/areas/auth/sign-in/useSubmit'
import { paths, to } from '#web/shared/paths'
import { identity } from '#web/shared/session/identity'
import type { SignInType } from '#web/shared/session/sign-in-type'
import frame from '../AuthFrame.module.css'

interface ResetRequestProps {
  readonly type: SignInType
  readonly onSent: (email: string) => void
}

export function ResetRequest({ type, onSent }: ResetRequestProps) {
  const fields = useFields({ start: { email: '' }, faultOf: { email: emailFault } })
  const request = useSubmit({
    send: (body: { email: string }) => identity[type].requestReset({ body }),
    onDone: (_, { email }) => onSent(email),
    onRefused: fields.refuse,
  })
  return (
    <AuthFrame type={type} title="Forgotten your password?" text="Enter your email. If you have an account, we’ll send you a code.">
      <form className={frame.form} {...fields.form(request.submit)}>
        <TextInput {...emailProps} {...fields.input('email')} />
        <RefusedLines lines={fields.note} />
        <Button type="submit" size="lg" fullWidth loading={request.busy}>
          Send code
        </Button>
        <p className={frame.links}>
          <Link to={to(paths.signIn, { type })}>Back to sign in</Link>
        </p>
      </form>
    </AuthFrame>
  )
}
