import { PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { clearLocal } from '#web/shared/local-store'
import { notify } from '#web/shared/notices/notify'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { session } from '#web/shared/session/current'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/shared/settings/words'
import styles from './DeleteAccount.module.css'

/** What becomes of everything, and the call that does it. */
export interface Erasure {
  readonly title: string
  /** The button that does it. */
  readonly submit: string
  readonly goes: readonly string[]
  readonly ends: string
  readonly stays: string
  readonly erase: (input: { readonly body: { readonly password: string } }) => Promise<void>
}
interface DeleteAccountSheetProps {
  readonly erasure: Erasure
  readonly opened: boolean
  readonly onClose: () => void
}

/** Says what goes, what ends and what stays, and asks for the password. Afterwards this browser knows nothing of the person any more. */
export function DeleteAccountSheet({ erasure, opened, onClose }: DeleteAccountSheetProps) {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : words.enterYourPassword) },
  })
  const refused = useRefusal(form, ['password'])
  const erase = useMutation({
    ...refused.calls,
    mutationFn: (body: { password: string }) => erasure.erase({ body }),
    onSuccess: async () => {
      clearLocal()
      await session.leave()
      notify({ kind: 'done', text: words.accountDeleted })
    },
  })
  return (
    <FormSheet
      title={erasure.title}
      submit={erasure.submit}
      cancel={words.cancel}
      dangerous
      unsaved={false}
      opened={opened}
      busy={erase.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => erase.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <h3>{words.whatWeDelete}</h3>
      <ul className={styles.list}>
        {erasure.goes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <h3>{words.whatEnds}</h3>
      <p className={styles.text}>{erasure.ends}</p>
      <h3>{words.whatWeKeep}</h3>
      <p className={styles.text}>{erasure.stays}</p>
      <PasswordInput label={words.yourPassword} autoComplete="current-password" required {...form.getInputProps('password')} />
    </FormSheet>
  )
}
