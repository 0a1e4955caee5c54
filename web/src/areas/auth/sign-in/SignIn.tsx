import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { RefusedLines } from '#web/areas/auth/sign-in/RefusedLines'
import { DemoAccounts } from '#web/areas/auth/sign-in/DemoAccounts'
import { SideGate } from '#web/areas/auth/SideGate'
import { emailFault, emailProps } from '#web/shared/forms/account-fields'
import { otherSide, sideWords } from '#web/areas/auth/words'
import { useFields } from '#web/areas/auth/sign-in/useFields'
import { useSubmit } from '#web/areas/auth/sign-in/useSubmit'
import { paths, to } from '#web/shared/paths'
import { lazyScreen } from '#web/shared/screens/lazy-screen'
import { useTitle } from '#web/shared/screens/useTitle'
import { session } from '#web/shared/session/current'
import { identity } from '#web/shared/session/identity'
import { PasskeyButton } from '#web/shared/session/passkey/PasskeyButton'
import type { SignInType } from '#web/shared/session/sign-in-type'
import frame from '../AuthFrame.module.css'

/** Few have one, so the others don't wait for it. */
const SecondStep = lazyScreen(async () => (await import('#web/shared/session/second-step/SecondStep')).SecondStep)

export function SignIn() {
  return <SideGate>{(type) => <SignInForm key={type} type={type} />}</SideGate>
}

function SignInForm({ type }: { readonly type: SignInType }) {
  useTitle('Sign in')
  const navigate = useNavigate()
  const [isStepAhead, setStepAhead] = useState(false)
  const fields = useFields({
    start: { email: '', password: '' },
    faultOf: { email: emailFault, password: (value) => (value ? null : 'Enter your password') },
  })
  const signIn = useSubmit({
    send: (body: { email: string; password: string }) => identity[type].signIn({ body }),
    onDone: (answer, { email }) => {
      if (answer.state === 'signed_in') session.enter(type, answer)
      else if (answer.state === 'second_step') setStepAhead(true)
      else void navigate(to(paths.confirmCode, { type }), { state: { email } })
    },
    onRefused: fields.refuse,
  })
  if (isStepAhead)
    return (
      <AuthFrame type={type} title="Second step" text="Enter the code from your authenticator app, or a recovery code.">
        <SecondStep
          pass={(code) => identity[type].passSecondStep({ body: { code } })}
          onPassed={(grant) => session.enter(type, grant)}
          onBack={() => setStepAhead(false)}
        />
      </AuthFrame>
    )
  return (
    <AuthFrame type={type} title="Welcome back" text={sideWords[type].signInText}>
      <form className={frame.form} {...fields.form(signIn.submit)}>
        <TextInput {...emailProps} {...fields.input('email')} />
        <PasswordInput label="Password" autoComplete="current-password" required {...fields.input('password')} />
        <RefusedLines lines={fields.note} />
        <Button type="submit" size="lg" fullWidth loading={signIn.busy}>
          Sign in
        </Button>
        <PasskeyButton
          calls={identity[type]}
          disabled={signIn.busy}
          onSignedIn={(grant) => session.enter(type, grant)}
          onRefused={fields.refuse}
        />
        <p className={frame.links}>
          <Link to={to(paths.forgottenPassword, { type })}>Forgotten your password?</Link>
          <span>
            New here? <Link to={to(paths.signUp, { type })}>Create account</Link>
          </span>
          <Link to={to(paths.signIn, { type: otherSide(type) })}>Sign in to {sideWords[otherSide(type)].doing} instead</Link>
        </p>
      </form>
      <DemoAccounts type={type} busy={signIn.busy} onChoose={(account) => signIn.submit(account)} />
    </AuthFrame>
  )
}
