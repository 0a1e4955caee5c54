import { Button, TextInput } from '@mantine/core'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { codeFault, codeOf } from '#web/shared/forms/account-fields'
import { refusalOf } from '#web/shared/forms/refusal'
import { codeKinds } from '#web/shared/session/second-step/code-kinds'
import type { Grant } from '#web/shared/session/session'
import { words } from '#web/shared/session/second-step/words'
import styles from './SecondStep.module.css'

interface SecondStepProps {
  readonly pass: (code: string) => Promise<Grant>
  /** Whether there are recovery codes. */
  readonly hasRecovery: boolean
  readonly onPassed: (grant: Grant) => void
  /** Back to the password. */
  readonly onBack: () => void
}

/** The code after the password: of the app, or a recovery code. Of every pool; the frame around is the caller's. */
export function SecondStep({ pass, hasRecovery, onPassed, onBack }: SecondStepProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { other, faultOf, input } = codeKinds[kind]
  const refuse = (sentence: string | null) => {
    setFault(sentence)
    field.current?.focus()
  }
  const send = async (code: string) => {
    setBusy(true)
    setTried(code)
    try {
      onPassed(await pass(code))
    } catch (error) {
      const { fields, note } = refusalOf(error, ['code'])
      refuse([...Object.values(fields), ...note].join(' '))
    } finally {
      setBusy(false)
    }
  }
  /** A whole code of the app goes by itself, once: after a refusal it takes the button, or another code. */
  const onType = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    const text = kind === 'app' ? codeOf(value) : value
    setTyped(text)
    setFault(null)
    if (kind === 'app' && !codeFault(text) && text !== tried && !busy) void send(text)
  }
  const turnTo = (next: typeof kind) => {
    setKind(next)
    setTyped('')
    refuse(null)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = faultOf(typed)
        if (wrong) refuse(wrong)
        else void send(typed.trim().replace(' ', '-'))
      }}
    >
      <TextInput {...input} ref={field} required value={typed} error={fault} onChange={onType} />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {words.confirm}
      </Button>
      {hasRecovery && (
        <Button variant="subtle" fullWidth onClick={() => turnTo(kind === 'app' ? 'recovery' : 'app')}>
          {other}
        </Button>
      )}
      <Button variant="subtle" fullWidth onClick={onBack}>
        {words.backToSignIn}
      </Button>
    </form>
  )
}
