import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { EnterFrame } from '#web/areas/staff/enter/EnterFrame'
import { firstScreen } from '#web/areas/staff/enter/opened'
import { staffPaths } from '#web/areas/staff/paths'
import { emailFault, emailProps } from '#web/shared/forms/account-fields'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { PasskeyButton } from '#web/shared/session/passkey/PasskeyButton'
import { SecondStep } from '#web/shared/session/second-step/SecondStep'
import { staffIdentity, staffSession, useStaffSession } from '#web/shared/session/staff'
import { staffWaysIn } from '#web/shared/session/staff-ways-in'
import { useIsOurs } from '#web/shared/session/useIsOurs'
import type { AppAhead, WaysIn } from '#web/shared/session/ways-in'
import { ScanSheet } from '#web/shared/settings/sign-in/second-step/ScanSheet'
import { Form } from '#web/ui/form/Form'
import { words } from '#web/areas/staff/enter/words'
import styles from './EnterFrame.module.css'

export function SignIn() {
  const { status } = useStaffSession()
  const navigate = useNavigate()
  const isOurs = useIsOurs('staff')
  const [isStepAhead, setStepAhead] = useState(false)
  const [app, setApp] = useState<AppAhead | null>(null)
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: { email: emailFault, password: (value) => (value ? null : words.enterYourPassword) },
  })
  const refused = useRefusal(form, ['email', 'password'])
  /** The one place that says what follows from each answer. */
  const goOn = (answer: Awaited<ReturnType<WaysIn['signIn']>>) => {
    switch (answer.state) {
      case 'signed_in':
        return staffSession.enter('staff', answer)
      case 'second_step':
        return setStepAhead(true)
      case 'app':
        return setApp(answer)
      case 'confirm':
        return void navigate(staffPaths.join)
    }
  }
  const signIn = useMutation({
    ...refused.calls,
    mutationFn: async (body: typeof form.values) => (await staffWaysIn()).signIn({ body }),
    onSuccess: goOn,
  })
  if (status === 'signed_in') return <Navigate to={firstScreen()} replace />
  const pass = async (code: string) => (await staffWaysIn()).passSecondStep({ body: { code } })
  if (app)
    return (
      <EnterFrame title={words.signIn}>
        <ScanSheet
          calls={{
            turnOnSecondStep: async ({ body }) => {
              staffSession.enter('staff', await pass(body.code))
              return { recoveryCodes: [] }
            },
          }}
          prepared={app}
          onDone={() => undefined}
          onClose={() => setApp(null)}
        />
      </EnterFrame>
    )
  if (isStepAhead)
    return (
      <EnterFrame title={words.secondStep} text={words.enterCodeAuthenticatorApp}>
        <SecondStep
          hasRecovery={isOurs}
          pass={pass}
          onPassed={(grant) => staffSession.enter('staff', grant)}
          onBack={() => setStepAhead(false)}
        />
      </EnterFrame>
    )
  return (
    <EnterFrame title={words.signIn}>
      <Form
        className={styles.form}
        unsaved={false}
        what="your sign-in"
        busy={signIn.isPending}
        onSubmit={form.onSubmit((values) => signIn.mutate(values), focusFirstFault)}
      >
        <TextInput {...emailProps} {...form.getInputProps('email')} />
        <PasswordInput label={words.password} autoComplete="current-password" required {...form.getInputProps('password')} />
        <RefusalNote lines={refused.note} />
        <Button type="submit" size="lg" fullWidth loading={signIn.isPending}>
          {words.signIn}
        </Button>
        {isOurs && (
          <PasskeyButton
            calls={staffIdentity}
            disabled={signIn.isPending}
            onSignedIn={(grant) => staffSession.enter('staff', grant)}
            onRefused={(error) => refused.calls.onError(error, undefined)}
          />
        )}
      </Form>
    </EnterFrame>
  )
}
