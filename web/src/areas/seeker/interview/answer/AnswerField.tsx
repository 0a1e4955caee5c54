import type { AnswerType } from '@evenshift/contract/states/interview/question'
import { ChosenAnswer } from '#web/areas/seeker/interview/answer/ChosenAnswer'
import { RecordedAnswer } from '#web/areas/seeker/interview/answer/RecordedAnswer'
import { WrittenAnswer } from '#web/areas/seeker/interview/answer/WrittenAnswer'
import type { AnswerProps } from '#web/areas/seeker/interview/answer/answer-props'
import { takesLeft } from '#web/areas/seeker/interview/progress'
import { useInterviewRefresh } from '#web/areas/seeker/interview/useInterviewRefresh'
import { GivenAnswer } from '#web/shared/interview/GivenAnswer'
import type { RecordingUpload } from '#web/shared/uploads/UnsentRecording'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/seeker/interview/answer/words'
import styles from '../Interview.module.css'

interface AnswerFieldProps extends AnswerProps {
  readonly way: AnswerType
  readonly sending: RecordingUpload
  readonly onRecord: (kind: 'video' | 'audio') => void
}

/** The field of the chosen way; the answer itself once every take is used. */
export function AnswerField({ interview, question, way, sending, onRecord }: AnswerFieldProps) {
  const refresh = useInterviewRefresh()
  if (question.answer && takesLeft(question) === 0)
    return (
      <div className={styles.form}>
        <Note kind="done">{words.savedHaveNoTakes}</Note>
        <GivenAnswer answer={question.answer} question={question.question} onExpired={refresh} />
      </div>
    )
  switch (way) {
    case 'text':
      return <WrittenAnswer interview={interview} question={question} />
    case 'choice':
      return <ChosenAnswer interview={interview} question={question} />
    case 'video':
    case 'audio':
      return <RecordedAnswer kind={way} {...{ interview, question, sending }} onRecord={() => onRecord(way)} />
  }
}
