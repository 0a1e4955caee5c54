import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { EnterFrame } from '#web/areas/staff/enter/EnterFrame'
import { staffPaths } from '#web/areas/staff/paths'
import { emailFault, emailProps, newPasswordProps, passwordFault } from '#web/shared/forms/account-fields'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { staffIdentity } from '#web/shared/session/staff'
import { Form } from '#web/ui/form/Form'
import { words } from '#web/areas/staff/enter/words'
import styles from './EnterFrame.module.css'

/** Whoever was invited sets their first password; the mail's link brings the code behind a #, which no log gets to see. */
export function Join() {
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { email: '', code: decodeURIComponent(location.hash.slice(1)), password: '' },
    validate: {
      email: emailFault,
      code: (value) => (value.trim() ? null : words.enterCodeInvitation),
      password: passwordFault,
    },
  })
  const refused = useRefusal(form, ['email', 'code', 'password'])
  const join = useMutation({
    ...refused.calls,
    mutationFn: ({ code, ...rest }: typeof form.values) => staffIdentity.acceptInvitation({ body: { ...rest, code: code.trim() } }),
    onSuccess: () => {
      notify({ kind: 'done', text: words.passwordSet })
      void navigate(staffPaths.signIn)
    },
  })
  return (
    <EnterFrame title={words.joinTheStaff} text={words.useEmailCodeInvitation}>
      <Form
        className={styles.form}
        unsaved={false}
        what={words.yourPassword}
        busy={join.isPending}
        onSubmit={form.onSubmit((values) => join.mutate(values), focusFirstFault)}
      >
        <TextInput {...emailProps} {...form.getInputProps('email')} />
        <TextInput
          label={words.code}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.getInputProps('code')}
        />
        <PasswordInput {...newPasswordProps} {...form.getInputProps('password')} />
        <RefusalNote lines={refused.note} />
        <Button type="submit" size="lg" fullWidth loading={join.isPending}>
          {words.setPassword}
        </Button>
      </Form>
    </EnterFrame>
  )
}
