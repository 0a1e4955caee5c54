import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import type { Interview } from '@evenshift/contract/model/interview/interview'
import { isAnswerable } from '@evenshift/contract/states/interview/interview'
import { InterviewAsks } from '#web/areas/employer/interviews/InterviewAsks'
import { AskedQuestion } from '#web/areas/employer/interviews/AskedQuestion'
import { answerAnchor } from '#web/areas/employer/interviews/share/answer-link'
import { useSharedPlace } from '#web/areas/employer/interviews/share/useSharedPlace'
import { statusWords } from '#web/areas/employer/interviews/status-words'
import { words } from '#web/areas/employer/interviews/words'
import { clockTime, dayDate, longDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { History } from '#web/ui/display/Timeline'
import styles from './Interviews.module.css'

export interface InterviewCardProps {
  readonly application: EmployerApplicationDetail
  readonly interview: Interview
}

/** The interview of one applicant: where it stands unless the head of the page says that, what they ask for, and once they are sent the answers, with what the company makes of each. */
export function InterviewCard({ application, interview }: InterviewCardProps) {
  const { name } = application.applicant
  const list = useSharedPlace()
  const { status, questions, answers, deletesOn, views } = interview
  const isScored = (id: string) => application.scores.some(({ isMine, questionId }) => isMine && questionId === id)
  const next = questions.find(({ _id }) => answers.some(({ questionId }) => questionId === _id) && !isScored(_id))?._id
  return (
    <Card label={words.card.title}>
      <div className={styles.split}>
        <h2>{words.card.title}</h2>
        {application.status !== 'interview_submitted' && (
          <Chip kind={status === 'submitted' ? 'match' : isAnswerable(status) ? 'fact' : 'quiet'}>{statusWords[status]}</Chip>
        )}
      </div>
      <p className={styles.muted}>{statusLine(interview)}</p>
      {isAnswerable(status) && <InterviewAsks interview={interview} name={name} />}
      <ol ref={list} className={styles.answers} aria-label={words.card.questions}>
        {questions.map((question) => {
          const answer = answers.find(({ questionId }) => questionId === question._id)
          return (
            <li key={question._id} id={answerAnchor(question._id)} tabIndex={-1}>
              {answer ? (
                <AskedQuestion {...{ application, question, answer }} isNext={question._id === next} />
              ) : (
                <h3>{question.question}</h3>
              )}
              {status === 'submitted' && !answer && <p className={styles.muted}>{words.card.unanswered}</p>}
            </li>
          )
        })}
      </ol>
      {views.length > 0 && (
        <div>
          <h3>{words.card.opened}</h3>
          <History rows={views.map(({ viewedAt }) => ({ text: `${dayDate(viewedAt)}, ${clockTime(viewedAt)}` }))} />
        </div>
      )}
      {status === 'submitted' && (
        <p className={styles.muted}>
          {words.card.told(name)} {deletesOn && words.card.erased(longDate(deletesOn))}
        </p>
      )}
    </Card>
  )
}

function statusLine({ status, questions, deadline, submittedAt }: Interview): string {
  const { sent, due, expired, cancelled } = words.card
  const asked = questions.length
  if (status === 'submitted') return sent(asked, dayDate(submittedAt ?? deadline), clockTime(submittedAt ?? deadline))
  if (isAnswerable(status)) return due(asked, dayDate(deadline), clockTime(deadline))
  return status === 'expired' ? expired(asked, dayDate(deadline)) : cancelled(asked)
}
