import { Textarea } from '@mantine/core'
import { KeepForm } from '#web/areas/seeker/interview/answer/KeepForm'
import type { AnswerProps } from '#web/areas/seeker/interview/answer/answer-props'
import { useDraft } from '#web/areas/seeker/interview/answer/useDraft'
import { useKeepAnswer } from '#web/areas/seeker/interview/answer/useKeepAnswer'
import { words } from '#web/shared/interview/words'
import { refusalOf } from '#web/shared/forms/refusal'
import { words as sentences } from '#web/areas/seeker/interview/answer/words'
import styles from '../Interview.module.css'

const CHARACTERS_MOST = 4000
const figure = new Intl.NumberFormat('en-GB')

export function WrittenAnswer({ interview, question }: AnswerProps) {
  const { value, change, isChanged } = useDraft(interview._id, question._id, question.answer?.text ?? '')
  const { keep, isPending, refused } = useKeepAnswer(interview, question._id)
  const { fields, note } = refusalOf(refused, ['text'])
  return (
    <KeepForm
      question={question}
      isChanged={isChanged}
      isEmpty={!value.trim()}
      busy={isPending}
      note={note}
      onKeep={() => keep({ type: 'text', text: value.trim() })}
    >
      <Textarea
        label={words.yourAnswer}
        autosize
        minRows={6}
        maxRows={18}
        maxLength={CHARACTERS_MOST}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        error={fields['text']}
      />
      <p className={styles.count}>{sentences.ofCharacters(figure.format(value.length), figure.format(CHARACTERS_MOST))}</p>
    </KeepForm>
  )
}
