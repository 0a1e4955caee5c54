import type { Profile } from '@evenshift/contract/model/profile'
import { travelModes } from '@evenshift/contract/states/profile-choices'
import { useForm } from '@mantine/form'
import { FormCard } from '#web/areas/seeker/profile/FormCard'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
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
  const form = useForm<{ travelMode: string | null; distance: string | null }>({
    initialValues: { travelMode, distance: travelRadiusKm === null ? null : String(travelRadiusKm) },
  })
  const change = useProfileChange(({ travelRadiusKm: distance, ...rest }) => form.setErrors({ ...rest, ...(distance ? { distance } : {}) }))
  const options = distances.some(({ value }) => travelRadiusKm === null || value === String(travelRadiusKm))
    ? distances
    : [...distances, { value: String(travelRadiusKm), label: `${travelRadiusKm} km` }]
  const save = form.onSubmit(({ travelMode: mode, distance }) =>
    change.mutate(
      { travelMode: travelModes.find((one) => one === mode) ?? null, travelRadiusKm: distance === null ? null : Number(distance) },
      { onSuccess: () => form.resetDirty() },
    ),
  )
  return (
    <FormCard title="The way to work" busy={change.isPending} changed={form.isDirty()} onSubmit={save}>
      <SelectField
        label="How you travel"
        options={travelModes.map((value) => ({ value, label: modeWords[value] }))}
        clearable
        {...form.getInputProps('travelMode')}
      />
      <SelectField label="How far at most" options={options} clearable {...form.getInputProps('distance')} />
    </FormCard>
  )
}
