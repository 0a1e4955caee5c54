import type { Output } from '@evenshift/contract/call'
import type { StaffIdentityCalls } from '@evenshift/contract/identity/service'
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
import { Form } from '#web/ui/form/Form'
import styles from './EnterFrame.module.css'

type Answer = Output<StaffIdentityCalls['signIn']>

export function SignIn() {
  const { status } = useStaffSession()
  const navigate = useNavigate()
  const [isStepAhead, setStepAhead] = useState(false)
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: { email: emailFault, password: (value) => (value ? null : 'Enter your password') },
  })
  const refused = useRefusal(form, ['email', 'password'])
  /** The one place that says what follows from each answer. */
  const goOn = (answer: Answer) => {
    switch (answer.state) {
      case 'signed_in':
        return staffSession.enter('staff', answer)
      case 'second_step':
        return setStepAhead(true)
      case 'confirm':
        return void navigate(staffPaths.join)
    }
  }
  const signIn = useMutation({
    ...refused.calls,
    mutationFn: (body: typeof form.values) => staffIdentity.signIn({ body }),
    onSuccess: goOn,
  })
  if (status === 'signed_in') return <Navigate to={firstScreen()} replace />
  if (isStepAhead)
    return (
      <EnterFrame title="Second step" text="Enter the code from your authenticator app, or a recovery code.">
        <SecondStep
          pass={(code) => staffIdentity.passSecondStep({ body: { code } })}
          onPassed={(grant) => staffSession.enter('staff', grant)}
          onBack={() => setStepAhead(false)}
        />
      </EnterFrame>
    )
  return (
    <EnterFrame title="Sign in">
      <Form
        className={styles.form}
        unsaved={false}
        what="your sign-in"
        busy={signIn.isPending}
        onSubmit={form.onSubmit((values) => signIn.mutate(values), focusFirstFault)}
      >
        <TextInput {...emailProps} {...form.getInputProps('email')} />
        <PasswordInput label="Password" autoComplete="current-password" required {...form.getInputProps('password')} />
        <RefusalNote lines={refused.note} />
        <Button type="submit" size="lg" fullWidth loading={signIn.isPending}>
          Sign in
        </Button>
        <PasskeyButton
          calls={staffIdentity}
          disabled={signIn.isPending}
          onSignedIn={(grant) => staffSession.enter('staff', grant)}
          onRefused={(error) => refused.calls.onError(error, undefined)}
        />
      </Form>
    </EnterFrame>
  )
}
