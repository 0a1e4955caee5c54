import { Button, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { surfaceOf } from '#web/api/surface'
import styles from './Conversation.module.css'

interface WriteFormProps {
  readonly label: string
  readonly description?: string
  readonly button: string
  readonly send: (text: string) => Promise<unknown>
  /** What helps to write, above the field: it gets the text and may write another. */
  readonly tools?: (text: string, write: (text: string) => void) => ReactNode
}

/** A few lines and a button; what was typed stays until it is sent. */
export function WriteForm({ label, description, button, send, tools }: WriteFormProps) {
  const [text, setText] = useState('')
  const sending = useMutation({ meta: { ownErrors: true }, mutationFn: send, onSuccess: () => setText('') })
  const surface = sending.error && surfaceOf(sending.error)
  return (
    <form
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault()
        sending.mutate(text.trim())
      }}
    >
      {tools?.(text, setText)}
      <Textarea
        label={label}
        {...(description ? { description } : {})}
        autosize
        minRows={2}
        maxLength={2000}
        value={text}
        error={surface && (surface.fields['text'] ?? surface.text)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="light" loading={sending.isPending} disabled={!text.trim()}>
        {button}
      </Button>
    </form>
  )
}
