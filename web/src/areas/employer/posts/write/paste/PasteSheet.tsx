import type { AdvertReading } from '@evenshift/contract/model/job/advert-reading'
import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { employerMutation } from '#web/shared/calls/employer'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/areas/employer/posts/write/paste/words'

interface PasteSheetProps {
  readonly onClose: () => void
  readonly onRead: (reading: AdvertReading) => void
}

/** An advert that was written elsewhere, sorted into the fields of a job. */
export function PasteSheet({ onClose, onRead }: PasteSheetProps) {
  const form = useForm({
    initialValues: { text: '' },
    validate: { text: (typed) => (typed.trim() ? null : words.pasteTextAdvert) },
  })
  const { note, calls } = useRefusal(form, ['text'])
  const reading = useMutation({ ...employerMutation('readAdvert'), ...calls, onSuccess: onRead })
  return (
    <FormSheet
      title={words.pasteAnAdvert}
      submit={words.readAdvert}
      unsaved={form.isDirty()}
      busy={reading.isPending}
      refusal={<RefusalNote lines={note} />}
      onClose={onClose}
      onSubmit={form.onSubmit(({ text }) => reading.mutate({ body: { text } }), focusFirstFault)}
    >
      <Textarea
        label={words.yourAdvert}
        description={words.anywhereWellSortIntoFields}
        autosize
        minRows={8}
        maxRows={16}
        data-autofocus
        {...form.getInputProps('text')}
      />
    </FormSheet>
  )
}
