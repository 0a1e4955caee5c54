import { Button, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { refusalOf } from '#web/shared/forms/refusal'
import { type TextPlace, useKeptText } from '#web/shared/messages/useKeptText'
import { Form } from '#web/ui/form/Form'
import { words } from '#web/shared/messages/words'
import styles from './Conversation.module.css'

interface WriteFormProps {
  readonly place: TextPlace
  readonly label: string
  /** What stands above it says the same: the label is for those who hear the page. */
  readonly isTitled?: boolean
  readonly description?: string
  readonly button: string
  readonly send: (text: string) => Promise<unknown>
  /** Where it can be put away again: what was typed is kept. */
  readonly onCancel?: () => void
  /** What helps to write, above the field: it gets the text and may write another. */
  readonly tools?: (text: string, write: (text: string) => void) => ReactNode
}

/** A few lines and a button; what was typed stays until it is sent, also when the page is left. */
export function WriteForm({ place, label, isTitled = false, description, button, send, onCancel, tools }: WriteFormProps) {
  const { text, write } = useKeptText(place)
  const sending = useMutation({
    meta: { ownErrors: true },
    mutationFn: send,
    onError: focusFirstFault,
    onSuccess: (_, sent) => {
      // What was typed meanwhile is still to be sent.
      if (text.trim() === sent) write('')
    },
  })
  const { fields, note } = refusalOf(sending.error, ['text'])
  return (
    <Form
      className={styles.write}
      unsaved={text.trim() !== '' && 'kept'}
      what={place.field === 'message' ? words.yourMessage : words.yourNote}
      busy={sending.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        sending.mutate(text.trim())
      }}
    >
      {tools?.(text, write)}
      <div className={styles.line}>
        <Textarea
          {...(isTitled ? { 'aria-label': label } : { label })}
          {...(description ? { description } : {})}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={2000}
          value={text}
          error={fields['text'] ?? note[0]}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <Button type="submit" variant="light" loading={sending.isPending} disabled={!text.trim()}>
          {button}
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </Form>
  )
}
