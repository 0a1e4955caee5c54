import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import type { Interview } from '@evenshift/contract/model/interview/interview'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { Scores } from '#web/areas/employer/assessing/Scores'
import { AnswerNotes } from '#web/areas/employer/interviews/answer/AnswerNotes'
import { ShareButton } from '#web/areas/employer/interviews/share/ShareButton'
import { GivenAnswer } from '#web/shared/interview/GivenAnswer'
import { isRecorded } from '#web/shared/interview/question-words'
import styles from './Answer.module.css'

interface AskedAnswerProps {
  readonly application: Pick<EmployerApplicationDetail, '_id' | 'jobId' | 'notes' | 'scores'>
  readonly question: Pick<Interview['questions'][number], '_id' | 'question'>
  readonly answer: Interview['answers'][number]
  /** What else can be done with it, beside its other buttons. */
  readonly more?: ReactNode
}

/** An answer as it was given, with what the company makes of it. */
export function AskedAnswer({ application, question, answer, more }: AskedAnswerProps) {
  const cache = useQueryClient()
  const player = useRef<HTMLMediaElement>(null)
  return (
    <div className={styles.answer}>
      <GivenAnswer answer={answer} question={question.question} playerRef={player} onExpired={() => void refreshMoved(cache)} />
      <Scores application={application} of={question} />
      <AnswerNotes
        application={application}
        questionId={question._id}
        player={isRecorded(answer.type) ? player : null}
        more={
          <>
            <ShareButton application={application} question={question} />
            {more}
          </>
        }
      />
    </div>
  )
}
