import { jobWords } from '@evenshift/contract/states/job/job'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { postsQuery } from '#web/areas/employer/home/home-queries'
import { countOf, endLine, placesLine } from '#web/areas/employer/posts/job-words'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { daysUntil } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { useNow } from '#web/shared/words/useNow'
import styles from './Home.module.css'

const SHOWN = 5

export function LivePosts() {
  const now = useNow()
  const posts = useQuery(postsQuery)
  if (posts.error) return <QueryFailure title="We couldn’t load your jobs" error={posts.error} onRetry={() => void posts.refetch()} />
  if (!posts.data) return null
  const shown = posts.data.data.filter(({ status }) => status !== 'draft').slice(0, SHOWN)
  const drafts = posts.data.data.filter(({ status }) => status === 'draft').length
  return (
    <Card label="Your jobs">
      <div className={styles.head}>
        <h2>Your jobs</h2>
        {posts.data.pagination.total > 0 && <Link to={paths.ongoingPosts}>All {posts.data.pagination.total}</Link>}
      </div>
      {shown.length === 0 && (
        <>
          <p className={styles.muted}>
            {drafts > 0 ? 'You have a draft to finish.' : 'Tell us your shifts and we’ll show the job to people who are free.'}
          </p>
          <ManagersOnly>
            <Button variant="light" component={Link} to={drafts > 0 ? paths.ongoingPosts : paths.newPost}>
              {drafts > 0 ? 'View drafts' : 'Post a job'}
            </Button>
          </ManagersOnly>
        </>
      )}
      <ul className={styles.rows}>
        {shown.map((job) => (
          <li key={job._id} className={styles.person}>
            <span className={styles.words}>
              <Link className={styles.name} to={to(paths.jobApplicants, { jobId: job._id })}>
                {job.title}
              </Link>
              <span className={styles.muted}>
                {countOf(job.counts)} applied · {placesLine(job)}
              </span>
            </span>
            {job.status === 'live' ? (
              <Chip kind={job.closingDate && daysUntil(job.closingDate, now) < 3 ? 'match' : 'quiet'}>{endLine(job, now) || 'Live'}</Chip>
            ) : (
              <Chip kind="info">{jobWords[job.status]}</Chip>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
