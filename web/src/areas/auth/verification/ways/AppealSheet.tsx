import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FeedbackSide } from '#web/shared/feedback/feedback-calls'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { CardText } from '#web/ui/page/Card'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/areas/auth/verification/ways/words'

/** Why a decision is wrong, to someone who didn't take it. */
export function AppealSheet({ side, calls, onClose }: FeedbackSide & { readonly onClose: () => void }) {
  const cache = useQueryClient()
  const form = useForm({
    initialValues: { message: '' },
    validate: { message: (text) => (text.trim() ? null : words.tellUsWhyWere) },
  })
  const refused = useRefusal(form, ['message'])
  const send = useMutation({
    ...refused.calls,
    mutationFn: ({ message }: { readonly message: string }) => calls.saveFeedback({ body: { kind: 'appeal', message } }),
    onSuccess: async () => {
      onClose()
      notify({ kind: 'done', title: words.appealSent, text: words.someoneNewWillLook })
      await cache.invalidateQueries({ queryKey: [side, 'feedback'] })
    },
  })
  return (
    <FormSheet
      title={words.appeal}
      submit={words.sendAppeal}
      unsaved={form.isDirty()}
      busy={send.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => send.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <CardText>{words.someoneNewLooksEverything}</CardText>
      <Textarea
        label={words.whyAreWeWrong}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={2000}
        required
        {...form.getInputProps('message')}
      />
    </FormSheet>
  )
}
