import { Button, Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import { surfaceOf } from '#web/api/surface'
import type { AnswerProps } from '#web/areas/seeker/application/AcceptDialog'
import { useOfferAnswer } from '#web/areas/seeker/application/useOfferAnswer'
import { Sheet } from '#web/ui/Sheet'
import styles from './Application.module.css'

export function AskSheet({ application, opened, onClose }: AnswerProps) {
  const formId = useId()
  const [question, setQuestion] = useState('')
  const answer = useOfferAnswer(application, 'Your question is on its way', () => {
    setQuestion('')
    onClose()
  })
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title="Ask about the offer"
      foot={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={answer.isPending} disabled={!question.trim()}>
            Send the question
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          answer.mutate({ action: 'ask', question })
        }}
      >
        <Textarea
          label="Your question"
          description="Asking changes nothing: the offer stands, and so does its last day."
          autosize
          minRows={4}
          maxLength={2000}
          data-autofocus
          error={answer.error && (surfaceOf(answer.error).fields['question'] ?? null)}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
      </form>
    </Sheet>
  )
}
