import type { Profile } from '@evenshift/contract/model/profile/profile'
import { TextInput, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormCard } from '#web/areas/seeker/profile/FormCard'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { useRefusal } from '#web/shared/forms/useRefusal'

export function AboutForm({ profile: { headline, bio } }: { readonly profile: Profile }) {
  const form = useForm({ initialValues: { headline, bio } })
  const refused = useRefusal(form, ['headline', 'bio'])
  const change = useProfileChange(refused.calls)
  return (
    <FormCard
      title="About you"
      what="your headline and bio"
      text="The first thing employers read."
      busy={change.isPending}
      changed={form.isDirty()}
      note={refused.note}
      onSubmit={form.onSubmit((values) => change.mutate(values, { onSuccess: () => form.resetDirty(values) }))}
    >
      <TextInput
        label="Headline"
        description="One line, like “Second-year maths student, two years in a farm shop”."
        maxLength={120}
        {...form.getInputProps('headline')}
      />
      <Textarea label="About you" autosize minRows={4} maxLength={2000} {...form.getInputProps('bio')} />
    </FormCard>
  )
}
