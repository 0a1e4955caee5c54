import { Button, PasswordInput, TextInput } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { RefusedLines } from '#web/areas/auth/sign-in/RefusedLines'
import { SideGate } from '#web/areas/auth/SideGate'
import { emailFault, emailProps, newPasswordProps, passwordFault } from '#web/shared/forms/account-fields'
import { otherSide, sideWords } from '#web/areas/auth/side-words'
import { useFields } from '#web/areas/auth/sign-in/useFields'
import { useSubmit } from '#web/areas/auth/sign-in/useSubmit'
import { paths, promises, to } from '#web/shared/paths'
import { useTitle } from '#web/shared/screens/useTitle'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { waysIn } from '#web/shared/session/ways-in'
import { words as sentences } from '#web/areas/auth/sign-in/words'
import frame from '../AuthFrame.module.css'

export function SignUp() {
  return <SideGate>{(type) => <SignUpForm key={type} type={type} />}</SideGate>
}

function SignUpForm({ type }: { readonly type: SignInType }) {
  useTitle(sentences.createAccount)
  const navigate = useNavigate()
  const fields = useFields({ start: { email: '', password: '' }, faultOf: { email: emailFault, password: passwordFault } })
  const signUp = useSubmit({
    send: async (body: { email: string; password: string }) => (await waysIn(type)).signUp({ body }),
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
          {sentences.createAccount}
        </Button>
        <p className={frame.small}>
          {sentences.agree(<a href={promises.terms}>{sentences.ourTerms}</a>, <a href={promises.privacy}>{sentences.howWeUseData}</a>)}
        </p>
        <p className={frame.links}>
          <span>
            {sentences.alreadyWithUs} <Link to={to(paths.signIn, { type })}>{sentences.signInLink}</Link>
          </span>
          <Link to={to(paths.signUp, { type: otherSide(type) })}>{sentences.iWantTo(sideWords[otherSide(type)].doing)}</Link>
        </p>
      </form>
    </AuthFrame>
  )
}
