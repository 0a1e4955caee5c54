import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { Link } from 'react-router'
import { readDraft } from '#web/areas/seeker/interview/answer/answer-drafts'
import { addressOf } from '#web/areas/seeker/interview/progress'
import { GivenAnswer } from '#web/shared/interview/GivenAnswer'
import { Card } from '#web/ui/page/Card'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/seeker/interview/words'
import styles from './Interview.module.css'

interface AnswersCardProps {
  readonly interview: OwnInterview
  /** Whether answers can still be changed. */
  readonly isOpen: boolean
  readonly onExpired: () => void
}

/** Question by question what goes out, or went. */
export function AnswersCard({ interview: { _id, questions }, isOpen, onExpired }: AnswersCardProps) {
  return (
    <Card label={words.yourAnswers}>
      <h2>{words.yourAnswers}</h2>
      <ol className={styles.answers}>
        {questions.map((question, place) => (
          <li key={question._id}>
            <h3>{question.question}</h3>
            {question.answer ? (
              <GivenAnswer answer={question.answer} question={question.question} onExpired={onExpired} />
            ) : (
              <p className={styles.quiet}>{question.required ? words.noAnswerYet : words.noAnswerOneUp}</p>
            )}
            {isOpen && readDraft(_id, question._id) !== null && <Note kind="warning">{words.haveDraftHereHavent}</Note>}
            {isOpen && (
              <Link
                to={addressOf(place, questions.length)}
                aria-label={`${question.answer ? words.edit : words.answer}: ${question.question}`}
              >
                {question.answer ? words.edit : words.answer}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
