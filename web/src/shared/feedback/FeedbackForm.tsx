import { Button, Select, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FeedbackSide } from '#web/shared/feedback/feedback-calls'
import { freeKinds, kindWords } from '#web/shared/feedback/feedback-words'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { PictureField } from '#web/shared/uploads/PictureField'
import { notify } from '#web/shared/notices/notify'
import { longDayDate } from '#web/shared/words/dates'
import { Form } from '#web/ui/form/Form'
import { words } from '#web/shared/feedback/words'
import styles from './Feedback.module.css'

interface Values {
  kind: (typeof freeKinds)[number]
  message: string
  /** The key of a picture that was sent. */
  screenshot: string | null
}
const nothing = (kind: string | null): Values => ({
  kind: freeKinds.find((one) => one === kind) ?? 'idea',
  message: '',
  screenshot: null,
})

/** A few words to the people who make this, with a picture if there is one. */
export function FeedbackForm({ side, calls }: FeedbackSide) {
  const cache = useQueryClient()
  const [search] = useSearchParams()
  /** Goes up with each message, so that the next one begins without the last one's picture. */
  const [sent, setSent] = useState(0)
  const form = useForm<Values>({
    initialValues: nothing(search.get('kind')),
    validate: { message: (text) => (text.trim() ? null : words.enterYourMessage) },
  })
  const refused = useRefusal(form, ['kind', 'message', 'screenshot'])
  const send = useMutation({
    ...refused.calls,
    mutationFn: ({ screenshot, ...rest }: Values) =>
      calls.saveFeedback({ body: { ...rest, ...(screenshot === null ? {} : { screenshot }) } }),
    onSuccess: async ({ dueAt }, { message }) => {
      const text = dueAt === null ? words.weReadEverything : words.hearUs(longDayDate(dueAt))
      notify({ kind: 'done', title: words.thankHave, text })
      if (form.getValues().message === message) form.setValues(nothing(null))
      setSent((before) => before + 1)
      await cache.invalidateQueries({ queryKey: [side, 'feedback'] })
    },
  })
  return (
    <Form
      className={styles.form}
      unsaved={form.isDirty()}
      what={words.yourMessage}
      busy={send.isPending}
      onSubmit={form.onSubmit((values) => send.mutate(values), focusFirstFault)}
    >
      <Select
        label={words.whatIsItAbout}
        data={freeKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
        allowDeselect={false}
        value={form.values.kind}
        error={form.errors['kind']}
        onChange={(value) => form.setFieldValue('kind', freeKinds.find((kind) => kind === value) ?? form.values.kind)}
      />
      <Textarea label={words.yourMessageLabel} autosize minRows={4} maxRows={12} maxLength={2000} {...form.getInputProps('message')} />
      <PictureField
        key={sent}
        calls={calls}
        purpose="feedback"
        fault={form.errors['screenshot']}
        onPicture={(key) => form.setFieldValue('screenshot', key)}
      />
      <RefusalNote lines={refused.note} />
      <Button type="submit" className={styles.send ?? ''} loading={send.isPending}>
        {words.send}
      </Button>
      <p className={styles.small}>{words.someoneReadsYoullGet}</p>
    </Form>
  )
}
