import { Button, Select, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf, surfaceOf } from '#web/api/surface'
import { PictureField } from '#web/shared/feedback/PictureField'
import type { FeedbackSide } from '#web/shared/feedback/feedback-calls'
import { freeKinds, kindWords } from '#web/shared/feedback/words'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { notify } from '#web/shared/notices/notify'
import { longDayDate } from '#web/shared/words/dates'
import { Note } from '#web/ui/Note'
import styles from './Feedback.module.css'

interface Values {
  kind: (typeof freeKinds)[number]
  message: string
  /** The key of a picture that was sent. */
  screenshot: string | null
}
const nothing: Values = { kind: 'idea', message: '', screenshot: null }

/** A few words to the people who make this, with a picture if there is one. */
export function FeedbackForm({ side, calls }: FeedbackSide) {
  const cache = useQueryClient()
  /** Goes up with each message, so that the next one begins without the last one's picture. */
  const [sent, setSent] = useState(0)
  const form = useForm<Values>({
    initialValues: nothing,
    validate: { message: (text) => (text.trim() ? null : 'Write a sentence or two') },
  })
  const send = useMutation({
    mutationFn: ({ screenshot, ...rest }: Values) =>
      calls.saveFeedback({ body: { ...rest, ...(screenshot === null ? {} : { screenshot }) } }),
    meta: { ownErrors: true },
    onSuccess: async ({ dueAt }) => {
      const text = dueAt === null ? 'We read everything.' : `You hear from us by ${longDayDate(dueAt)}.`
      notify({ kind: 'done', title: 'Thank you, we have it', text })
      form.setValues(nothing)
      setSent((before) => before + 1)
      await cache.invalidateQueries({ queryKey: [side, 'feedback'] })
    },
    onError: (error) => form.setErrors(surfaceOf(error).fields),
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit((values) => send.mutate(values), focusFirstFault)}>
      {send.error && (
        <Note kind="bad" spoken>
          {sentenceOf(send.error)}
        </Note>
      )}
      <Select
        label="What is it about?"
        data={freeKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
        allowDeselect={false}
        value={form.values.kind}
        onChange={(value) => form.setFieldValue('kind', freeKinds.find((kind) => kind === value) ?? form.values.kind)}
      />
      <Textarea label="Your message" autosize minRows={4} maxRows={12} maxLength={2000} {...form.getInputProps('message')} />
      <PictureField key={sent} calls={calls} fault={form.errors['screenshot']} onPicture={(key) => form.setFieldValue('screenshot', key)} />
      <Button type="submit" className={styles.send ?? ''} loading={send.isPending}>
        Send
      </Button>
    </form>
  )
}
