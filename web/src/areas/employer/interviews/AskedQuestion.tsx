import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import type { Interview } from '@evenshift/contract/model/interview/interview'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { AskedAnswer } from '#web/areas/employer/interviews/answer/AskedAnswer'
import { answersAddress } from '#web/areas/employer/interviews/compared/answers-address'
import { words } from '#web/areas/employer/interviews/words'
import { Fold } from '#web/ui/page/Fold'
import styles from './Interviews.module.css'

interface AskedQuestionProps {
  readonly application: EmployerApplicationDetail
  readonly question: Interview['questions'][number]
  readonly answer: Interview['answers'][number]
  /** One’s own score of it is the next to give. */
  readonly isNext: boolean
}

/** A question with its answer; folded but for the next to score, as each is long. */
export function AskedQuestion({ application, question, answer, isNext }: AskedQuestionProps) {
  const isScored = application.scores.some(({ isMine, questionId }) => isMine && questionId === question._id)
  // It stays open while it is scored.
  const [isOpen] = useState(isNext)
  return (
    <Fold
      isOpen={isOpen}
      title={
        <>
          <h3 className={styles.asked}>{question.question}</h3>
          {isScored && <span className={styles.muted}>{words.card.youScoredIt}</span>}
        </>
      }
    >
      <AskedAnswer
        {...{ application, question, answer }}
        more={
          <Button
            className={styles.compare ?? ''}
            variant="subtle"
            size="sm"
            component={Link}
            to={answersAddress(application.jobId, question._id, application._id)}
            aria-label={words.card.compareTo(question.question)}
          >
            {words.card.compare}
          </Button>
        }
      />
    </Fold>
  )
}
