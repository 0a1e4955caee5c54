import { Radio } from '@mantine/core'
import { KeepForm } from '#web/areas/seeker/interview/answer/KeepForm'
import type { AnswerProps } from '#web/areas/seeker/interview/answer/answer-props'
import { useDraft } from '#web/areas/seeker/interview/answer/useDraft'
import { useKeepAnswer } from '#web/areas/seeker/interview/answer/useKeepAnswer'
import { words } from '#web/shared/interview/words'
import { refusalOf } from '#web/shared/forms/refusal'
import styles from '../Interview.module.css'

export function ChosenAnswer({ interview, question }: AnswerProps) {
  const { value, change, isChanged } = useDraft(interview._id, question._id, question.answer?.choice ?? '')
  const { keep, isPending, refused } = useKeepAnswer(interview, question._id)
  const { fields, note } = refusalOf(refused, ['choice'])
  return (
    <KeepForm
      question={question}
      isChanged={isChanged}
      isEmpty={!value}
      busy={isPending}
      note={note}
      onKeep={() => keep({ type: 'choice', choice: value })}
    >
      <Radio.Group label={words.chooseOne} value={value} onChange={change} error={fields['choice']}>
        <div className={styles.options}>
          {question.options.map((option) => (
            <Radio key={option} value={option} label={option} />
          ))}
        </div>
      </Radio.Group>
    </KeepForm>
  )
}
