import type { Profile } from '@evenshift/contract/model/profile/profile'
import { travelModes } from '@evenshift/contract/states/profile/profile-choices'
import { useForm } from '@mantine/form'
import { FormCard } from '#web/areas/seeker/profile/FormCard'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { SelectField } from '#web/ui/form/SelectField'

const modeWords = { walk: 'On foot', cycle: 'By bicycle', public_transport: 'By bus or train', car: 'By car' } as const
const distances = [
  { value: '2', label: '1 mile' },
  { value: '5', label: '3 miles' },
  { value: '8', label: '5 miles' },
  { value: '16', label: '10 miles' },
  { value: '24', label: '15 miles' },
  { value: '40', label: '25 miles' },
  { value: '80', label: '50 miles' },
] as const

/** How one gets to work, and how far: what door to door is worked out from. */
export function TravelForm({ profile: { travelMode, travelRadiusKm } }: { readonly profile: Profile }) {
  const form = useForm<{ travelMode: string | null; travelRadiusKm: string | null }>({
    initialValues: { travelMode, travelRadiusKm: travelRadiusKm === null ? null : String(travelRadiusKm) },
  })
  const refused = useRefusal(form, ['travelMode', 'travelRadiusKm'])
  const change = useProfileChange(refused.calls)
  const options = distances.some(({ value }) => travelRadiusKm === null || value === String(travelRadiusKm))
    ? distances
    : [...distances, { value: String(travelRadiusKm), label: `${travelRadiusKm} km` }]
  const save = form.onSubmit((values) =>
    change.mutate(
      {
        travelMode: travelModes.find((one) => one === values.travelMode) ?? null,
        travelRadiusKm: values.travelRadiusKm === null ? null : Number(values.travelRadiusKm),
      },
      { onSuccess: () => form.resetDirty(values) },
    ),
  )
  return (
    <FormCard
      title="The way to work"
      what="your travel"
      busy={change.isPending}
      changed={form.isDirty()}
      note={refused.note}
      onSubmit={save}
    >
      <SelectField
        label="How you travel"
        options={travelModes.map((value) => ({ value, label: modeWords[value] }))}
        clearable
        {...form.getInputProps('travelMode')}
      />
      <SelectField label="How far at most" options={options} clearable {...form.getInputProps('travelRadiusKm')} />
    </FormCard>
  )
}
