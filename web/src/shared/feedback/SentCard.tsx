import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { FeedbackSide } from '#web/shared/feedback/feedback-calls'
import { kindWords, statusWords } from '#web/shared/feedback/feedback-words'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { dayDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { words } from '#web/shared/feedback/words'
import styles from './Feedback.module.css'

/** What a person has sent, and what became of it; nothing before the first. */
export function SentCard({ side, calls }: FeedbackSide) {
  const { data, error, refetch } = useQuery({
    queryKey: [side, 'feedback', {}],
    queryFn: ({ signal }) => calls.feedback({}, { signal }),
  })
  if (error) return <QueryFailure title={words.couldntLoadWhatSent} error={error} onRetry={() => void refetch()} />
  if (!data || data.mine.length === 0) return null
  return (
    <Card label={words.whatYouSent}>
      <h2>{words.whatYouSent}</h2>
      <ul className={styles.list}>
        {data.mine.map(({ _id, kind, about, message, status, outcome, createdAt }) => (
          <li key={_id}>
            <div className={styles.between}>
              <Link to={to(paths.sentFeedback, { id: _id })}>{kindWords[kind]}</Link>
              <Chip kind={status === 'received' || status === 'in_progress' ? 'info' : 'quiet'}>{statusWords[status]}</Chip>
            </div>
            {about && <p className={styles.small}>{words.about(about)}</p>}
            <p>{message}</p>
            {outcome && <p>{words.ourAnswer(outcome)}</p>}
            <p className={styles.small}>{words.sentOn(dayDate(createdAt))}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
