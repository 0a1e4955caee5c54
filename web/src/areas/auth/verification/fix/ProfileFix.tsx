import type { Profile } from '@evenshift/contract/model/profile/profile'
import { TextInput, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { personFaults } from '#web/areas/auth/complete/jobseeker-values'
import { FixForm } from '#web/areas/auth/verification/fix/FixForm'
import { useSentAgain } from '#web/areas/auth/verification/fix/useSentAgain'
import { BirthFields } from '#web/shared/birth/BirthFields'
import { birthSent } from '#web/shared/birth/birth-day'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { fieldOf, focusFirstFault } from '#web/shared/forms/field-of'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/auth/verification/fix/words'
import styles from '../Verification.module.css'

/** What employers read of a person, filled; sending it sends the profile again. */
export function ProfileFix({ profile: { status, firstName, lastName, dateOfBirth, city, headline, bio } }: { readonly profile: Profile }) {
  const cities = useQuery({ ...seekerQuery('locations'), staleTime: Infinity })
  const isRejected = status === 'Rejected'
  const sentAgain = useSentAgain(isRejected)
  const form = useForm({
    initialValues: { firstName, lastName, dateOfBirth, city, headline, bio },
    validate: personFaults,
  })
  const { note, calls } = useRefusal(form, ['firstName', 'lastName', 'dateOfBirth', 'city', 'headline', 'bio'])
  const send = useMutation({
    ...calls,
    mutationFn: (values: typeof form.values) => seeker.changeProfile({ body: { ...values, dateOfBirth: birthSent(values.dateOfBirth) } }),
    onSettled: sentAgain,
  })
  return (
    <FixForm
      what={words.yourProfile}
      changed={form.isDirty()}
      isRejected={isRejected}
      busy={send.isPending}
      note={note}
      onSubmit={form.onSubmit((values) => send.mutate(values), focusFirstFault)}
    >
      <section className={styles.part} aria-label={words.you}>
        <TextInput label={words.firstName} autoComplete="given-name" maxLength={60} required {...form.getInputProps('firstName')} />
        <TextInput label={words.lastName} autoComplete="family-name" maxLength={60} required {...form.getInputProps('lastName')} />
        <BirthFields {...form.getInputProps('dateOfBirth')} />
        <SelectField
          label={words.city}
          options={(cities.data ?? []).map(({ name }) => ({ value: name, label: name }))}
          required
          {...fieldOf(form, 'city')}
        />
      </section>
      <section className={styles.part} aria-label={words.aboutYou}>
        <TextInput label={words.headline} maxLength={120} {...form.getInputProps('headline')} />
        <Textarea label={words.aboutYou} autosize minRows={4} maxLength={2000} {...form.getInputProps('bio')} />
      </section>
    </FixForm>
  )
}
