import type { Profile } from '@evenshift/contract/model/profile/profile'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { FormCard } from '#web/areas/seeker/profile/FormCard'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { seekerQuery } from '#web/shared/calls/seeker'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { DateField } from '#web/ui/form/DateField'
import { SelectField } from '#web/ui/form/SelectField'

const missing = (what: string) => (value: string) => (value.trim() ? null : `Enter your ${what}`)

export function PersonForm({ profile }: { readonly profile: Profile }) {
  const { data: cities = [] } = useQuery({ ...seekerQuery('locations'), staleTime: Infinity })
  const { firstName, lastName, dateOfBirth, city } = profile
  const form = useForm({
    initialValues: { firstName, lastName, dateOfBirth, city, phone: profile.phone ?? '', postcode: profile.postcode ?? '' },
    validate: { firstName: missing('first name'), lastName: missing('last name'), dateOfBirth: missing('date of birth') },
  })
  const refused = useRefusal(form, Object.keys(form.values))
  const change = useProfileChange(refused.calls)
  const save = form.onSubmit((values) =>
    change.mutate(
      { ...values, phone: values.phone.trim() || null, postcode: values.postcode.trim() || null },
      { onSuccess: () => form.resetDirty(values) },
    ),
  )
  return (
    <FormCard
      title="Your details"
      what="your details"
      text="Employers get your phone number if you accept an offer, and your date of birth if they hire you."
      busy={change.isPending}
      changed={form.isDirty()}
      note={refused.note}
      onSubmit={save}
    >
      <TextInput label="First name" autoComplete="given-name" required {...form.getInputProps('firstName')} />
      <TextInput label="Last name" autoComplete="family-name" required {...form.getInputProps('lastName')} />
      <DateField label="Date of birth" required {...form.getInputProps('dateOfBirth')} />
      <SelectField
        label="City"
        options={cities.map(({ name }) => ({ value: name, label: name }))}
        required
        {...form.getInputProps('city')}
      />
      <TextInput
        label="Postcode"
        description="For travel times. Employers never see it."
        autoComplete="postal-code"
        {...form.getInputProps('postcode')}
      />
      <TextInput label="Phone" type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
    </FormCard>
  )
}
