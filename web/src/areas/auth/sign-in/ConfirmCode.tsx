import { Button, TextInput } from '@mantine/core'
import { type ChangeEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { RefusedLines } from '#web/areas/auth/sign-in/RefusedLines'
import { OutboxHint } from '#web/shared/forms/OutboxHint'
import { SideGate } from '#web/areas/auth/SideGate'
import { codeFault, codeOf, codeProps, emailFault, emailProps } from '#web/shared/forms/account-fields'
import { useFields } from '#web/areas/auth/sign-in/useFields'
import { useSubmit } from '#web/areas/auth/sign-in/useSubmit'
import { paths, to } from '#web/shared/paths'
import { useTitle } from '#web/shared/screens/useTitle'
import { notify } from '#web/shared/notices/notify'
import { session } from '#web/shared/session/current'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { waysIn } from '#web/shared/session/ways-in'
import { words } from '#web/areas/auth/sign-in/words'
import frame from '../AuthFrame.module.css'

/** The email that the screen before handed on in its navigation state; empty where there is none. */
function emailOf(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : ''
  return typeof email === 'string' ? email : ''
}

/** Straight on to the profile, which leads on itself where it is complete. */
const onToProfile = (type: SignInType): string => to(paths.completeProfile, { type })

export function ConfirmCode() {
  return <SideGate next={onToProfile}>{(type) => <ConfirmCodeForm key={type} type={type} />}</SideGate>
}

/** Opened from sign-up or sign-in with the email; opened by itself it asks for the email too. */
function ConfirmCodeForm({ type }: { readonly type: SignInType }) {
  useTitle(words.confirmYourEmail)
  const known = emailOf(useLocation().state)
  const navigate = useNavigate()
  const fields = useFields({ start: { email: known, code: '' }, faultOf: { email: emailFault, code: codeFault }, textOf: { code: codeOf } })
  const confirm = useSubmit({
    send: async (body: { email: string; code: string }) => (await waysIn(type)).confirm({ body }),
    onDone: (grant) => {
      if (grant) return session.enter(type, grant)
      notify({ kind: 'done', text: words.emailConfirmedSignIn })
      return void navigate(to(paths.signIn, { type }))
    },
    onRefused: fields.refuse,
  })
  const [tried, setTried] = useState('')
  const send = (values: { email: string; code: string }) => {
    setTried(values.code)
    confirm.submit(values)
  }
  const codeInput = fields.input('code')
  /** A whole code goes by itself, once: after a refusal it takes the button, or another code. */
  const onCode = (event: ChangeEvent<HTMLInputElement>) => {
    codeInput.onChange(event)
    const { email } = fields.texts
    const code = codeOf(event.currentTarget.value)
    if (!codeFault(code) && !emailFault(email) && code !== tried && !confirm.busy) send({ email, code })
  }
  const sendCode = useSubmit({
    send: async (email: string) => (await waysIn(type)).sendCode({ body: { email } }),
    onDone: () => notify({ kind: 'done', text: words.newCodeSent }),
    onRefused: fields.refuse,
  })
  const sendAgain = () => {
    if (fields.check(['email'])) sendCode.submit(fields.texts.email)
  }
  return (
    <AuthFrame type={type} title={words.confirmYourEmail} text={known ? <>{words.sent6DigitCode(known)}</> : words.enterEmail6Digit}>
      <form className={frame.form} {...fields.form(send)}>
        {!known && <TextInput {...emailProps} {...fields.input('email')} />}
        <TextInput {...codeProps} {...codeInput} onChange={onCode} />
        <RefusedLines lines={fields.note} />
        <Button type="submit" size="lg" fullWidth loading={confirm.busy}>
          {words.confirm}
        </Button>
        <Button variant="subtle" fullWidth loading={sendCode.busy} onClick={sendAgain}>
          {words.sendNewCode}
        </Button>
        <p className={frame.links}>
          <Link to={to(paths.signIn, { type })}>{words.signInInstead}</Link>
        </p>
      </form>
      <OutboxHint />
    </AuthFrame>
  )
}
