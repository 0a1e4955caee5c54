import type { Advert } from '@evenshift/contract/model/job/advert'
import { Button, TextInput } from '@mantine/core'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ToSignIn } from '#web/areas/auth/apply/ToSignIn'
import { words } from '#web/areas/auth/apply/words'
import { RefusedLines } from '#web/areas/auth/sign-in/RefusedLines'
import { useFields } from '#web/areas/auth/sign-in/useFields'
import { useSubmit } from '#web/areas/auth/sign-in/useSubmit'
import { codeFault, codeOf, codeProps } from '#web/shared/forms/account-fields'
import { OutboxHint } from '#web/shared/forms/OutboxHint'
import type { LocalKey } from '#web/shared/local-store'
import { notify } from '#web/shared/notices/notify'
import { paths, to } from '#web/shared/paths'
import { session } from '#web/shared/session/current'
import { keepReturn } from '#web/shared/session/return-address'
import { waysIn } from '#web/shared/session/ways-in'
import { dayDate } from '#web/shared/words/dates'
import { History } from '#web/ui/display/Timeline'
import { Card } from '#web/ui/page/Card'
import { Foot } from '#web/ui/page/Foot'
import { LinkButton } from '#web/ui/page/LinkButton'
import styles from './Apply.module.css'
import code from './Code.module.css'

interface CodeStepProps {
  readonly advert: Advert
  readonly email: string
  /** Back to what was typed. */
  readonly onChange: () => void
}

const DIGITS = [0, 1, 2, 3, 4, 5] as const

/** The code of the mail, in one field under six cells: nothing is sent before it is confirmed. */
export function CodeStep({ advert, email, onChange }: CodeStepProps) {
  const navigate = useNavigate()
  const fields = useFields({ start: { code: '' }, faultOf: { code: codeFault }, textOf: { code: codeOf } })
  const [tried, setTried] = useState('')
  const confirm = useSubmit({
    send: async (typed: string) => (await waysIn('jobseeker')).confirm({ body: { email, code: typed } }),
    onDone: (grant) => {
      // The screen goes on from there.
      if (grant) return session.enter('jobseeker', grant)
      notify({ kind: 'done', text: words.emailConfirmed })
      keepReturn(to(paths.job, { jobId: advert._id }))
      return void navigate(to(paths.signIn, { type: 'jobseeker' }))
    },
    onRefused: fields.refuse,
  })
  const sendAgain = useSubmit({
    send: async (to: string) => (await waysIn('jobseeker')).sendCode({ body: { email: to, jobId: advert._id } }),
    onDone: () => notify({ kind: 'done', text: words.newCodeSent }),
    onRefused: fields.refuse,
  })
  const send = (typed: string) => {
    setTried(typed)
    confirm.submit(typed)
  }
  const input = fields.input('code')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The button that had the focus is gone, and the cells show where the first digit goes.
    field.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    // Whoever confirms in another tab is signed in there: the application goes out from here.
    const onStored = ({ key, newValue }: StorageEvent) =>
      void (key === ('session' satisfies LocalKey) && newValue !== null && session.start())
    addEventListener('storage', onStored)
    return () => removeEventListener('storage', onStored)
  }, [])
  /** A whole code goes by itself, once: after a refusal it takes the button, or another code. */
  const onTyped = (event: ChangeEvent<HTMLInputElement>) => {
    input.onChange(event)
    const typed = codeOf(event.currentTarget.value)
    if (!codeFault(typed) && typed !== tried && !confirm.busy) send(typed)
  }
  const replyBy = dayDate(advert.replyBy)
  return (
    <form className={styles.form} {...fields.form(({ code: typed }) => send(typed))}>
      <p>
        {words.sentCodeTo(<b>{email}</b>)} <LinkButton onClick={onChange}>{words.changeIt}</LinkButton>
      </p>
      <TextInput
        {...codeProps}
        {...input}
        ref={field}
        onChange={onTyped}
        classNames={{ input: code.input ?? '', wrapper: code.wrapper ?? '' }}
        inputContainer={(field) => (
          <div className={code.cells} data-error={input.error ? true : undefined}>
            {DIGITS.map((place) => (
              <i key={place} aria-hidden="true" data-next={place === Math.min(input.value.length, 5) || undefined}>
                {input.value[place]}
              </i>
            ))}
            {field}
          </div>
        )}
      />
      <RefusedLines lines={fields.note} />
      <p className={styles.small}>
        {words.nothingThere}{' '}
        <LinkButton busy={sendAgain.busy} onClick={() => sendAgain.submit(email)}>
          {words.sendAgain}
        </LinkButton>
      </p>
      <OutboxHint />
      <Foot of="page">
        <Button type="submit" size="lg" loading={confirm.busy}>
          {words.confirmAndSend}
        </Button>
      </Foot>
      <Card>
        <h2 className={styles.question}>{words.whatHappensNext}</h2>
        <History
          rows={[
            { text: words.filledIn, at: words.done },
            { text: words.confirmYourEmail, at: words.now, state: 'next' },
            { text: words.sentTo(advert.employerName), at: words.straightAfter, state: 'next' },
            { text: words.youHearBack, at: words.by(replyBy), state: 'next' },
          ]}
        />
      </Card>
      <p className={styles.small}>
        {words.staysInTab} {words.haveAccount} <ToSignIn jobId={advert._id}>{words.signInToApply}</ToSignIn>
      </p>
    </form>
  )
}
