import { Button, PasswordInput, TextInput } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { RefusedLines } from '#web/areas/auth/sign-in/RefusedLines'
import { SideGate } from '#web/areas/auth/SideGate'
import { emailFault, emailProps, newPasswordProps, passwordFault } from '#web/shared/forms/account-fields'
import { otherSide, sideWords } from '#web/areas/auth/words'
import { useFields } from '#web/areas/auth/sign-in/useFields'
import { useSubmit } from '#web/areas/auth/sign-in/useSubmit'
import { paths, promises, to } from '#web/shared/paths'
import { useTitle } from '#web/shared/screens/useTitle'
import { identity } from '#web/shared/session/identity'
import type { SignInType } from '#web/shared/session/sign-in-type'
import frame from '../AuthFrame.module.css'

export function SignUp() {
  return <SideGate>{(type) => <SignUpForm key={type} type={type} />}</SideGate>
}

function SignUpForm({ type }: { readonly type: SignInType }) {
  useTitle('Create account')
  const navigate = useNavigate()
  const fields = useFields({ start: { email: '', password: '' }, faultOf: { email: emailFault, password: passwordFault } })
  const signUp = useSubmit({
    send: (body: { email: string; password: string }) => identity[type].signUp({ body }),
    onDone: (_, { email }) => void navigate(to(paths.confirmCode, { type }), { state: { email } }),
    onRefused: fields.refuse,
  })
  const words = sideWords[type]
  return (
    <AuthFrame type={type} title={words.signUpTitle} text={words.signUpText}>
      <form className={frame.form} {...fields.form(signUp.submit)}>
        <TextInput {...emailProps} {...fields.input('email')} />
        <PasswordInput {...newPasswordProps} {...fields.input('password')} />
        <RefusedLines lines={fields.note} />
        <Button type="submit" size="lg" fullWidth loading={signUp.busy}>
          Create account
        </Button>
        <p className={frame.small}>
          By creating an account, you agree to our <a href={promises.terms}>terms</a>. <a href={promises.privacy}>How we use your data</a>
        </p>
        <p className={frame.links}>
          <span>
            Already with us? <Link to={to(paths.signIn, { type })}>Sign in</Link>
          </span>
          <Link to={to(paths.signUp, { type: otherSide(type) })}>I want to {sideWords[otherSide(type)].doing}</Link>
        </p>
      </form>
    </AuthFrame>
  )
}
