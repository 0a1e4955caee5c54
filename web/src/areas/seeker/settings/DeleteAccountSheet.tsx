import { PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { seeker } from '#web/shared/calls/seeker'
import { clearLocal } from '#web/shared/local-store'
import { notify } from '#web/shared/notices/notify'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { session } from '#web/shared/session/current'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import styles from './DeleteAccount.module.css'

interface DeleteAccountSheetProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** Says what goes and what stays, and asks for the password. Afterwards this browser knows nothing of the person any more. */
export function DeleteAccountSheet({ opened, onClose }: DeleteAccountSheetProps) {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : 'Enter your password') },
  })
  const refused = useRefusal(form, ['password'])
  const erase = useMutation({
    ...refused.calls,
    mutationFn: (body: { password: string }) => seeker.eraseAccount({ body }),
    onSuccess: async () => {
      clearLocal()
      await session.leave()
      notify({ kind: 'done', text: 'Your account is deleted' })
    },
  })
  return (
    <FormSheet
      title="Delete your account?"
      submit="Delete my account"
      cancel="Keep my account"
      dangerous
      unsaved={false}
      opened={opened}
      busy={erase.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => erase.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <h3>What goes</h3>
      <ul className={styles.list}>
        <li>Your profile, week, work and education, and everything you saved</li>
        <li>Your picture, bio video, documents and recorded answers, also where you have sent them</li>
        <li>Your messages and answers, and what employers noted about you</li>
      </ul>
      <p className={styles.text}>
        Open applications are withdrawn and employers are told. You are signed out everywhere. We’ll email you to confirm.
      </p>
      <h3>What stays</h3>
      <p className={styles.text}>
        Each employer keeps the job, the status and the dates of your application, under “Former applicant”. If somebody has hired you,
        their note that they checked your right to work stays too.
      </p>
      <PasswordInput label="Your password" autoComplete="current-password" required {...form.getInputProps('password')} />
    </FormSheet>
  )
}
