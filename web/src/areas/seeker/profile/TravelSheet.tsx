import type { Profile } from '@evenshift/contract/model/profile/profile'
import { travelModes } from '@evenshift/contract/states/profile/profile-choices'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { type SectionProps, SectionSheet } from '#web/areas/seeker/profile/SectionSheet'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { words } from '#web/areas/seeker/profile/words'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { modeOptions, wayOptions } from '#web/shared/words/way'
import { SelectField } from '#web/ui/form/SelectField'

interface TravelSheetProps extends SectionProps {
  readonly profile: Profile
}

interface TravelValues {
  postcode: string
  travelMinutes: string | null
  travelMode: string | null
}

/** Where the way to work begins, how long it may be, and by what means: what decides which jobs are within reach. */
export function TravelSheet({ profile: { postcode, travelMode, travelMinutes }, onClose }: TravelSheetProps) {
  const cache = useQueryClient()
  const form = useForm<TravelValues>({
    initialValues: { postcode: postcode ?? '', travelMinutes: String(travelMinutes), travelMode },
  })
  const refused = useRefusal(form, ['postcode', 'travelMinutes', 'travelMode'])
  const change = useProfileChange(refused.calls)
  const save = form.onSubmit((values) =>
    change.mutate(
      {
        postcode: values.postcode.trim() || null,
        travelMinutes: Number(values.travelMinutes),
        travelMode: travelModes.find((one) => one === values.travelMode) ?? null,
      },
      {
        onSuccess: () => {
          // Another way reaches other jobs.
          void cache.invalidateQueries({ queryKey: ['seeker', 'home'] })
          onClose()
        },
      },
    ),
  )
  return (
    <SectionSheet
      title={words.travel.title}
      text={words.travel.text}
      busy={change.isPending}
      changed={form.isDirty()}
      note={refused.note}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput
        label={words.travel.postcode.label}
        description={words.travel.postcode.hint}
        autoComplete="postal-code"
        maxLength={12}
        data-autofocus
        {...form.getInputProps('postcode')}
      />
      <SelectField label={words.travel.longest.label} options={wayOptions(travelMinutes)} {...form.getInputProps('travelMinutes')} />
      <SelectField label={words.travel.mode.label} options={modeOptions} clearable {...form.getInputProps('travelMode')} />
    </SectionSheet>
  )
}
