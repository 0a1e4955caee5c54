import type { Profile } from '@evenshift/contract/model/profile/profile'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type SectionProps, SectionSheet } from '#web/areas/seeker/profile/SectionSheet'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { words } from '#web/areas/seeker/profile/words'
import { BirthFields } from '#web/shared/birth/BirthFields'
import { birthFault, birthSent } from '#web/shared/birth/birth-day'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { useRefusal } from '#web/shared/forms/useRefusal'
import styles from './Profile.module.css'

interface ContactSheetProps extends SectionProps {
  readonly profile: Profile
}

/** What an employer gets who has somebody's yes, and nobody before. */
export function ContactSheet({ profile: { phone, dateOfBirth, email }, onClose }: ContactSheetProps) {
  const form = useForm({
    initialValues: { phone: phone ?? '', dateOfBirth },
    validate: { dateOfBirth: birthFault },
  })
  const refused = useRefusal(form, ['phone', 'dateOfBirth'])
  const change = useProfileChange(refused.calls)
  const save = form.onSubmit(
    (values) => change.mutate({ phone: values.phone.trim() || null, dateOfBirth: birthSent(values.dateOfBirth) }, { onSuccess: onClose }),
    focusFirstFault,
  )
  return (
    <SectionSheet
      title={words.contact.title}
      text={words.contact.text}
      busy={change.isPending}
      changed={form.isDirty()}
      note={refused.note}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput label={words.contact.phone.label} type="tel" autoComplete="tel" data-autofocus {...form.getInputProps('phone')} />
      <BirthFields {...form.getInputProps('dateOfBirth')} />
      <p className={styles.small}>{words.contact.email(email)}</p>
    </SectionSheet>
  )
}
