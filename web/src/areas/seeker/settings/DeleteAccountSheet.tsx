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
      cancel="Cancel"
      dangerous
      unsaved={false}
      opened={opened}
      busy={erase.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => erase.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <h3>What we delete</h3>
      <ul className={styles.list}>
        <li>Your profile, week, work and education, and everything you saved</li>
        <li>Your photo, bio video, documents and recorded answers, including ones you’ve sent</li>
        <li>Your messages and answers, and what employers noted about you</li>
      </ul>
      <p className={styles.text}>
        Open applications are withdrawn and employers are told. You’re signed out everywhere. We’ll email you to confirm.
      </p>
      <h3>What we keep</h3>
      <p className={styles.text}>
        Employers keep the job, status and dates of your application, shown as “Former applicant”. If you were hired, they also keep the
        record of your right to work check.
      </p>
      <PasswordInput label="Your password" autoComplete="current-password" required {...form.getInputProps('password')} />
    </FormSheet>
  )
}
