import type { Profile } from '@evenshift/contract/model/profile/profile'
import { travelModes } from '@evenshift/contract/states/profile/profile-choices'
import { useForm } from '@mantine/form'
import { modeOptions, wayOptions } from '#web/shared/words/way'
import { FormCard } from '#web/areas/seeker/profile/FormCard'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { SelectField } from '#web/ui/form/SelectField'

/** How long the way to work may be, and by what means: what decides which jobs are within reach. */
export function TravelForm({ profile: { travelMode, travelMinutes } }: { readonly profile: Profile }) {
  const form = useForm<{ travelMode: string | null; travelMinutes: string | null }>({
    initialValues: { travelMode, travelMinutes: String(travelMinutes) },
  })
  const refused = useRefusal(form, ['travelMode', 'travelMinutes'])
  const change = useProfileChange(refused.calls)
  const save = form.onSubmit((values) =>
    change.mutate(
      {
        travelMode: travelModes.find((one) => one === values.travelMode) ?? null,
        travelMinutes: Number(values.travelMinutes),
      },
      { onSuccess: () => form.resetDirty(values) },
    ),
  )
  return (
    <FormCard
      title="Your journey to work"
      what="your travel"
      busy={change.isPending}
      changed={form.isDirty()}
      note={refused.note}
      onSubmit={save}
    >
      <SelectField label="Longest journey, one way" options={wayOptions(travelMinutes)} {...form.getInputProps('travelMinutes')} />
      <SelectField label="How you travel" options={modeOptions} clearable {...form.getInputProps('travelMode')} />
    </FormCard>
  )
}
