import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { RefusedLines } from '#web/areas/auth/sign-in/RefusedLines'
import { DemoAccounts } from '#web/areas/auth/sign-in/DemoAccounts'
import { SideGate } from '#web/areas/auth/SideGate'
import { emailFault, emailProps } from '#web/shared/forms/account-fields'
import { otherSide, sideWords } from '#web/areas/auth/side-words'
import { useFields } from '#web/areas/auth/sign-in/useFields'
import { useSubmit } from '#web/areas/auth/sign-in/useSubmit'
import { paths, to } from '#web/shared/paths'
import { lazyScreen } from '#web/shared/screens/lazy-screen'
import { useTitle } from '#web/shared/screens/useTitle'
import { session } from '#web/shared/session/current'
import { identity } from '#web/shared/session/identity'
import { PasskeyButton } from '#web/shared/session/passkey/PasskeyButton'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { useIsOurs } from '#web/shared/session/useIsOurs'
import { refusalOf } from '#web/shared/forms/refusal'
import { waysIn } from '#web/shared/session/ways-in'
import { words } from '#web/areas/auth/sign-in/words'
import { Segment } from '#web/ui/choice/Segment'
import frame from '../AuthFrame.module.css'

/** Few have one, so the others don't wait for it. */
const SecondStep = lazyScreen(async () => (await import('#web/shared/session/second-step/SecondStep')).SecondStep)

const doors = (['jobseeker', 'employer'] as const).map((key) => ({ key, label: sideWords[key].door }))

export function SignIn() {
  return <SideGate>{(type) => <SignInForm type={type} />}</SideGate>
}

/** What is typed at one door is still there at the other. */
function SignInForm({ type }: { readonly type: SignInType }) {
  useTitle(words.signIn)
  const navigate = useNavigate()
  const [isStepAhead, setStepAhead] = useState(false)
  /** The door where the email and password were wrong. */
  const [wrongAt, setWrongAt] = useState<SignInType | null>(null)
  const isOurs = useIsOurs(type)
  const fields = useFields({
    start: { email: '', password: '' },
    faultOf: { email: emailFault, password: (value) => (value ? null : words.enterYourPassword) },
  })
  const signIn = useSubmit({
    send: async (body: { email: string; password: string }) => (await waysIn(type)).signIn({ body }),
    onDone: (answer, { email }) => {
      if (answer.state === 'signed_in') session.enter(type, answer)
      else if (answer.state === 'confirm') void navigate(to(paths.confirmCode, { type }), { state: { email } })
      else setStepAhead(true)
    },
    onRefused: (error) => {
      fields.refuse(error)
      setWrongAt('password' in refusalOf(error, ['password']).fields ? type : null)
    },
  })
  const other = sideWords[otherSide(type)]
  const toSide = (side: SignInType) => {
    fields.check([])
    void navigate(to(paths.signIn, { type: side }))
  }
  if (isStepAhead)
    return (
      <AuthFrame type={type} title={words.secondStep} text={words.enterCodeAuthenticatorApp}>
        <SecondStep
          hasRecovery={isOurs}
          pass={async (code) => (await waysIn(type)).passSecondStep({ body: { code } })}
          onPassed={(grant) => session.enter(type, grant)}
          onBack={() => setStepAhead(false)}
        />
      </AuthFrame>
    )
  return (
    <AuthFrame type={type} title={words.welcomeBack} text={sideWords[type].signInText}>
      <Segment label={words.signInTo} options={doors} value={type} onChange={toSide} isWide />
      <form className={frame.form} {...fields.form(signIn.submit)}>
        <TextInput {...emailProps} {...fields.input('email')} />
        <PasswordInput label={words.password} autoComplete="current-password" required {...fields.input('password')} />
        {wrongAt === type && (
          <p className={frame.small} role="status">
            {other.askDoing}{' '}
            <Link to={to(paths.signIn, { type: otherSide(type) })} onClick={() => fields.check([])}>
              {words.signInToInstead(other.doing)}
            </Link>
          </p>
        )}
        <RefusedLines lines={fields.note} />
        <Button type="submit" size="lg" fullWidth loading={signIn.busy}>
          {words.signIn}
        </Button>
        {isOurs && (
          <PasskeyButton
            calls={identity[type]}
            disabled={signIn.busy}
            onSignedIn={(grant) => session.enter(type, grant)}
            onRefused={fields.refuse}
          />
        )}
        <p className={frame.links}>
          <Link to={to(paths.forgottenPassword, { type })}>{words.forgottenYourPassword}</Link>
          <span>
            {words.newHere} <Link to={to(paths.signUp, { type })}>{words.createAccountLink}</Link>
          </span>
        </p>
      </form>
      <DemoAccounts type={type} busy={signIn.busy} onChoose={(account) => signIn.submit(account)} />
    </AuthFrame>
  )
}
