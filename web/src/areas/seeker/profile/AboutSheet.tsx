import type { Profile } from '@evenshift/contract/model/profile/profile'
import { TextInput, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type SectionProps, SectionSheet } from '#web/areas/seeker/profile/SectionSheet'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { words } from '#web/areas/seeker/profile/words'
import { useRefusal } from '#web/shared/forms/useRefusal'

interface AboutSheetProps extends SectionProps {
  readonly profile: Profile
}

export function AboutSheet({ profile: { headline, bio }, onClose }: AboutSheetProps) {
  const form = useForm({ initialValues: { headline, bio } })
  const refused = useRefusal(form, ['headline', 'bio'])
  const change = useProfileChange(refused.calls)
  return (
    <SectionSheet
      title={words.bio.title}
      text={words.bio.text}
      busy={change.isPending}
      changed={form.isDirty()}
      note={refused.note}
      onSubmit={form.onSubmit((values) => change.mutate(values, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <TextInput
        label={words.bio.headline.label}
        description={words.bio.headline.hint}
        maxLength={120}
        data-autofocus
        {...form.getInputProps('headline')}
      />
      <Textarea label={words.bio.bio.label} autosize minRows={4} maxRows={14} maxLength={2000} {...form.getInputProps('bio')} />
    </SectionSheet>
  )
}
