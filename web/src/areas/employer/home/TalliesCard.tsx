import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { useQuery } from '@tanstack/react-query'
import { countsQuery } from '#web/areas/employer/home/home-queries'
import { countOf } from '#web/areas/employer/posts/job-words'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Card } from '#web/ui/page/Card'
import { Meter } from '#web/ui/display/Meter'
import { words } from '#web/areas/employer/home/words'
import styles from './Home.module.css'

const groups = [
  { label: words.new, statuses: ['applied'] },
  { label: words.inReview, statuses: ['in_review'] },
  { label: words.interview, statuses: ['interview_invited', 'interview_submitted'] },
  { label: words.shortlisted, statuses: ['shortlisted'] },
  { label: words.offer, statuses: ['offered', 'offer_accepted'] },
  { label: words.hired, statuses: ['hired'] },
] as const satisfies readonly { label: string; statuses: readonly ApplicationStatus[] }[]

/** Where everybody stands now, over all posts that are not removed. */
export function TalliesCard() {
  const counts = useQuery(countsQuery)
  if (counts.error) return <QueryFailure title={words.couldntLoadTheseNumbers} error={counts.error} onRetry={() => void counts.refetch()} />
  if (!counts.data) return null
  const rows = groups.map(({ label, statuses }) => ({ label, count: countOf(counts.data, statuses) }))
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <Card label={words.applicantsByStage}>
      <h2>{words.applicantsByStage}</h2>
      <dl className={styles.figures}>
        {rows.map(({ label, count }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>
              <Meter label={label} value={count} most={most} tone={label === 'Hired' ? 'sun' : 'brand'} />
              <b>{count}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
