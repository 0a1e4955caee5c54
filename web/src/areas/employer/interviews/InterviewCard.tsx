import type { Interview } from '@evenshift/contract/model/interview/interview'
import { isAnswerable } from '@evenshift/contract/states/interview/interview'
import { useQueryClient } from '@tanstack/react-query'
import { InterviewAsks } from '#web/areas/employer/interviews/InterviewAsks'
import { statusWords } from '#web/areas/employer/interviews/status-words'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { GivenAnswer } from '#web/shared/interview/GivenAnswer'
import { WatchedBy } from '#web/shared/interview/WatchedBy'
import { clockTime, dayDate, longDate } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import styles from './Interviews.module.css'

interface InterviewCardProps {
  readonly interview: Interview
  readonly name: string
}

/** The interview of one applicant: where it stands, what they ask for, and the answers once they are sent. */
export function InterviewCard({ interview, name }: InterviewCardProps) {
  const { status, questions, answers, deletesOn, views } = interview
  const cache = useQueryClient()
  return (
    <Card label="Interview">
      <div className={styles.split}>
        <h2>Interview</h2>
        <Chip kind={status === 'submitted' ? 'match' : isAnswerable(status) ? 'fact' : 'quiet'}>{statusWords[status]}</Chip>
      </div>
      <p className={styles.muted}>{statusLine(interview)}</p>
      {isAnswerable(status) && <InterviewAsks interview={interview} name={name} />}
      <ol className={styles.answers} aria-label="Questions">
        {questions.map(({ _id, question }) => {
          const answer = answers.find(({ questionId }) => questionId === _id)
          return (
            <li key={_id}>
              <h3>{question}</h3>
              {answer && <GivenAnswer answer={answer} question={question} onExpired={() => void refreshMoved(cache)} />}
              {status === 'submitted' && !answer && <p className={styles.muted}>No answer. This one was up to them.</p>}
            </li>
          )
        })}
      </ol>
      {views.length > 0 && (
        <div>
          <h3>Who opened the answers</h3>
          <WatchedBy views={views} />
        </div>
      )}
      {status === 'submitted' && (
        <p className={styles.muted}>
          {name} sees who opened the answers, and when.{deletesOn && ` They’re erased on ${longDate(deletesOn)}.`}
        </p>
      )}
    </Card>
  )
}

function statusLine({ status, questions, deadline, submittedAt }: Interview): string {
  const asked = counted(questions.length, 'question')
  if (status === 'submitted') return submittedAt ? `${asked}, sent in ${dayDate(submittedAt)} at ${clockTime(submittedAt)}.` : `${asked}.`
  if (isAnswerable(status))
    return `${asked}, to answer by ${dayDate(deadline)}, ${clockTime(deadline)}. You see the answers once they’re sent.`
  return status === 'expired'
    ? `${asked}. Nothing was sent by ${dayDate(deadline)}.`
    : `${asked}. It was cancelled before anything was sent.`
}
