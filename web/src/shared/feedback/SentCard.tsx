import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { FeedbackSide } from '#web/shared/feedback/feedback-calls'
import { kindWords, statusWords } from '#web/shared/feedback/words'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { dayDate } from '#web/shared/words/dates'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import styles from './Feedback.module.css'

/** What a person has sent, and what became of it. */
export function SentCard({ side, calls }: FeedbackSide) {
  const { data, error, refetch } = useQuery({
    queryKey: [side, 'feedback', {}],
    queryFn: ({ signal }) => calls.feedback({}, { signal }),
  })
  if (error) return <QueryFailure title="We couldn’t load what you sent" error={error} onRetry={() => void refetch()} />
  return (
    <Card label="What you sent">
      <h2>What you sent</h2>
      {!data && <Bone height={44} />}
      {data?.mine.length === 0 && <p className={styles.small}>Nothing yet. What you send appears here, with our reply.</p>}
      <ul className={styles.list}>
        {data?.mine.map(({ _id, kind, message, status, outcome, createdAt }) => (
          <li key={_id}>
            <div className={styles.between}>
              <Link to={to(paths.sentFeedback, { id: _id })}>{kindWords[kind]}</Link>
              <Chip kind={status === 'received' || status === 'in_progress' ? 'info' : 'quiet'}>{statusWords[status]}</Chip>
            </div>
            <p>{message}</p>
            {outcome && <p>Our answer: {outcome}</p>}
            <p className={styles.small}>Sent on {dayDate(createdAt)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
