import { ANSWER_GRACE_SECONDS } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { IconMicrophone, IconVideo } from '@tabler/icons-react'
import { useRef } from 'react'
import { AnswerCaptions } from '#web/areas/seeker/interview/answer/AnswerCaptions'
import { ConsentForm } from '#web/areas/seeker/interview/answer/ConsentForm'
import type { AnswerProps } from '#web/areas/seeker/interview/answer/answer-props'
import { takesLeft } from '#web/areas/seeker/interview/progress'
import { secondsOf } from '#web/shared/interview/ways'
import { words } from '#web/areas/seeker/interview/words'
import { useInterviewRefresh } from '#web/areas/seeker/interview/useInterviewRefresh'
import { GivenAnswer } from '#web/shared/interview/GivenAnswer'
import { words as shared } from '#web/shared/interview/words'
import { lengthOf } from '#web/shared/recorder/time-words'
import { type RecordingUpload, UnsentRecording } from '#web/shared/uploads/UnsentRecording'
import { words as sentences } from '#web/areas/seeker/interview/answer/words'
import styles from '../Interview.module.css'

interface RecordedAnswerProps extends AnswerProps {
  readonly kind: 'video' | 'audio'
  readonly sending: RecordingUpload
  readonly onRecord: () => void
}

const unsent = {
  waits: sentences.recordingNotSavedYet,
  goes: sentences.uploadingYourRecording,
  done: 'kept',
  send: sentences.useAsMyAnswer,
  name: sentences.yourAnswer,
} as const

/** A recorded answer: agreed to, then recorded, sent and kept; the one that is kept can be played. */
export function RecordedAnswer({ interview, question, kind, sending, onRecord }: RecordedAnswerProps) {
  const refresh = useInterviewRefresh()
  const player = useRef<HTMLMediaElement>(null)
  if (interview.status === 'invited')
    return <ConsentForm interview={interview} send={sentences.agreeAndContinue} onDone={() => undefined} />
  if (sending.recording)
    return (
      <div className={styles.form}>
        <UnsentRecording recording={sending.recording} words={unsent} of={sending} />
      </div>
    )
  const { answer, answerSeconds, thinkSeconds } = question
  const isKept = answer?.type === kind
  const left = takesLeft(question)
  const length = lengthOf(secondsOf(answerSeconds, interview.adjustmentGiven))
  const Icon = kind === 'video' ? IconVideo : IconMicrophone
  return (
    <div className={styles.form}>
      {isKept && (
        <>
          <GivenAnswer answer={answer} question={question.question} playerRef={player} onExpired={refresh} />
          <p role="status">{sentences.saved}</p>
          <AnswerCaptions interview={interview} question={question} player={player} />
        </>
      )}
      <Button
        className={styles.own ?? ''}
        size="lg"
        variant={isKept ? 'default' : 'filled'}
        leftSection={<Icon size={22} stroke={1.75} aria-hidden />}
        onClick={onRecord}
      >
        {isKept ? sentences.recordAgain : kind === 'video' ? shared.camera : shared.microphone}
      </Button>
      <p className={styles.quiet}>
        {thinkSeconds > 0 ? words.recorded.afterThinking(length, lengthOf(thinkSeconds)) : words.recorded.upTo(length)}{' '}
        {words.recorded.grace(lengthOf(ANSWER_GRACE_SECONDS))} {words.recorded.counts}
        {left !== null && ` ${words.recorded.left(left)}`}
      </p>
    </div>
  )
}
