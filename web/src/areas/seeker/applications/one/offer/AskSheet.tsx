import { Textarea } from '@mantine/core'
import { useState } from 'react'
import type { AnswerProps } from '#web/areas/seeker/applications/one/offer/AcceptDialog'
import { useOfferAnswer } from '#web/areas/seeker/applications/one/offer/useOfferAnswer'
import { refusalOf } from '#web/shared/forms/refusal'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/areas/seeker/applications/one/offer/words'

export function AskSheet({ application, opened, onClose }: AnswerProps) {
  const [question, setQuestion] = useState('')
  const answer = useOfferAnswer(application, words.questionSent, () => {
    setQuestion('')
    onClose()
  })
  const { fields, note } = refusalOf(answer.refused, ['question'])
  return (
    <FormSheet
      title={words.askAboutTheOffer}
      submit={words.send}
      unsaved={question.trim() !== ''}
      opened={opened}
      busy={answer.isPending}
      disabled={!question.trim()}
      refusal={<RefusalNote lines={note} />}
      onSubmit={() => answer.mutate({ action: 'ask', question })}
      onClose={onClose}
    >
      <Textarea
        label={words.yourQuestion}
        description={words.askingWontAffectOffer}
        autosize
        minRows={4}
        maxLength={2000}
        data-autofocus
        error={fields['question']}
        value={question}
        onChange={(event) => setQuestion(event.currentTarget.value)}
      />
    </FormSheet>
  )
}
