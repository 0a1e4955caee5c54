import { Button } from '@mantine/core'
import { IconMicrophone, IconVideo } from '@tabler/icons-react'
import { ConsentForm } from '#web/areas/seeker/interview/answer/ConsentForm'
import type { AnswerProps } from '#web/areas/seeker/interview/answer/answer-props'
import { takesLeft } from '#web/areas/seeker/interview/progress'
import { secondsOf } from '#web/areas/seeker/interview/ways'
import { useInterviewRefresh } from '#web/areas/seeker/interview/useInterviewRefresh'
import { GivenAnswer } from '#web/shared/interview/GivenAnswer'
import { lengthOf } from '#web/shared/recorder/time-words'
import { type RecordingUpload, UnsentRecording } from '#web/shared/uploads/UnsentRecording'
import { counted } from '#web/shared/words/numbers'
import styles from '../Interview.module.css'

interface RecordedAnswerProps extends AnswerProps {
  readonly kind: 'video' | 'audio'
  readonly sending: RecordingUpload
  readonly onRecord: () => void
}

const unsent = {
  waits: 'Recording not saved yet',
  goes: 'Uploading your recording',
  done: 'kept',
  send: 'Use as my answer',
  name: 'your answer',
} as const

/** A recorded answer: agreed to, then recorded, sent and kept; the one that is kept can be played. */
export function RecordedAnswer({ interview, question, kind, sending, onRecord }: RecordedAnswerProps) {
  const refresh = useInterviewRefresh()
  if (interview.status === 'invited') return <ConsentForm interview={interview} send="Agree and continue" onDone={() => undefined} />
  if (sending.recording)
    return (
      <div className={styles.form}>
        <UnsentRecording recording={sending.recording} words={unsent} of={sending} />
      </div>
    )
  const { answer, answerSeconds, thinkSeconds } = question
  const isKept = answer?.type === kind
  const left = takesLeft(question)
  const Icon = kind === 'video' ? IconVideo : IconMicrophone
  return (
    <div className={styles.form}>
      {isKept && (
        <>
          <GivenAnswer answer={answer} question={question.question} onExpired={refresh} />
          <p role="status">Saved</p>
        </>
      )}
      <Button
        className={styles.own ?? ''}
        size="lg"
        variant={isKept ? 'default' : 'filled'}
        leftSection={<Icon size={22} stroke={1.75} aria-hidden />}
        onClick={onRecord}
      >
        {isKept ? 'Record again' : kind === 'video' ? 'Turn on camera' : 'Turn on microphone'}
      </Button>
      <p className={styles.quiet}>
        Up to {lengthOf(secondsOf(answerSeconds, interview.adjustmentGiven))}
        {thinkSeconds > 0 && `, after about ${lengthOf(thinkSeconds)} to think`}. You look at it first; only a recording that you use counts
        as a take{left === null ? '.' : `, and ${left === 1 ? 'one is' : `${counted(left, 'take')} are`} left.`}
      </p>
    </div>
  )
}
