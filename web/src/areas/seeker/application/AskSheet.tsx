import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { surfaceOf } from '#web/api/surface'
import type { AnswerProps } from '#web/areas/seeker/application/AcceptDialog'
import { useOfferAnswer } from '#web/areas/seeker/application/useOfferAnswer'
import { FormSheet } from '#web/ui/FormSheet'

export function AskSheet({ application, opened, onClose }: AnswerProps) {
  const [question, setQuestion] = useState('')
  const answer = useOfferAnswer(application, 'Your question is on its way', () => {
    setQuestion('')
    onClose()
  })
  return (
    <FormSheet
      title="Ask about the offer"
      submit="Send the question"
      opened={opened}
      busy={answer.isPending}
      disabled={!question.trim()}
      onSubmit={() => answer.mutate({ action: 'ask', question })}
      onClose={onClose}
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
    </FormSheet>
  )
}
