import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormCard } from '#web/areas/seeker/profile/FormCard'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { useRefusal } from '#web/shared/forms/useRefusal'

/** What is said in the video, for those who do not hear it. */
export function CaptionsForm({ captions }: { readonly captions: string }) {
  const form = useForm({ initialValues: { captions } })
  const refused = useRefusal(form, ['captions'], (path) => path.replace(/^bioVideo\./, ''))
  const change = useProfileChange(refused.calls)
  return (
    <FormCard
      title="Captions"
      what="your captions"
      text="Type what you say. Some people can’t hear it and many watch on mute."
      busy={change.isPending}
      changed={form.isDirty()}
      note={refused.note}
      onSubmit={form.onSubmit((values) => change.mutate({ bioVideo: values }, { onSuccess: () => form.resetDirty(values) }))}
    >
      <Textarea
        label="What you say"
        description="Plain text, or WebVTT for timed captions."
        autosize
        minRows={4}
        maxRows={14}
        maxLength={20_000}
        {...form.getInputProps('captions')}
      />
    </FormCard>
  )
}
