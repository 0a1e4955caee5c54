import type { Profile } from '@evenshift/contract/model/profile/profile'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { type SectionProps, SectionSheet } from '#web/areas/seeker/profile/SectionSheet'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { words } from '#web/areas/seeker/profile/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { SelectField } from '#web/ui/form/SelectField'

interface NameSheetProps extends SectionProps {
  readonly profile: Profile
}

const needed =
  ({ missing }: { readonly missing: string }) =>
  (value: string | null) =>
    value?.trim() ? null : missing

export function NameSheet({ profile: { firstName, lastName, city }, onClose }: NameSheetProps) {
  const { data: cities = [] } = useQuery({ ...seekerQuery('locations'), staleTime: Infinity })
  const form = useForm({
    initialValues: { firstName, lastName, city },
    validate: { firstName: needed(words.name.first), lastName: needed(words.name.last), city: needed(words.name.city) },
  })
  const refused = useRefusal(form, ['firstName', 'lastName', 'city'])
  const change = useProfileChange(refused.calls)
  return (
    <SectionSheet
      title={words.name.title}
      busy={change.isPending}
      changed={form.isDirty()}
      note={refused.note}
      onSubmit={form.onSubmit((values) => change.mutate(values, { onSuccess: onClose }), focusFirstFault)}
      onClose={onClose}
    >
      <TextInput
        label={words.name.first.label}
        autoComplete="given-name"
        required
        data-autofocus
        maxLength={60}
        {...form.getInputProps('firstName')}
      />
      <TextInput label={words.name.last.label} autoComplete="family-name" required maxLength={60} {...form.getInputProps('lastName')} />
      <SelectField
        label={words.name.city.label}
        options={cities.map(({ name }) => ({ value: name, label: name }))}
        required
        {...form.getInputProps('city')}
      />
    </SectionSheet>
  )
}
