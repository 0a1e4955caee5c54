import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { jobWords } from '@evenshift/contract/states/job/job-words'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { closedQuery, postsQuery } from '#web/areas/employer/home/home-queries'
import { shownPosts } from '#web/areas/employer/home/shown'
import { confirmBy } from '#web/areas/employer/posts/confirm-by'
import { applicantsWords, countOf, endLine, isOver, placesLine } from '#web/areas/employer/posts/job-words'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { dayDate, daysUntil } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/employer/home/words'
import styles from './Home.module.css'

/** What a job waits for or when it ends: a word that it's still open comes before all. */
function JobChip({ job }: { readonly job: PostCard }) {
  const now = useNow()
  const closes = confirmBy(job, now)
  if (closes) return <Chip kind="match">{words.confirmBy(dayDate(closes))}</Chip>
  if (job.status !== 'live')
    return <Chip kind={isOver(job) ? 'quiet' : 'info'}>{isOver(job) ? endLine(job, now) : jobWords[job.status]}</Chip>
  const isSoon = job.closingDate !== null && daysUntil(job.closingDate, now) < 3
  return <Chip kind={isSoon ? 'match' : 'quiet'}>{endLine(job, now) || words.live}</Chip>
}

/** The jobs that need a word first; of two with one title each says its town. */
export function LivePosts() {
  const now = useNow()
  const posts = useQuery(postsQuery)
  const live = shownPosts(posts.data, now)
  // With nothing live the newest of those that closed stands for them.
  const closed = useQuery({ ...closedQuery, enabled: posts.data !== undefined && live.length === 0 })
  if (posts.error) return <QueryFailure title={words.couldntLoadJobs} error={posts.error} onRetry={() => void posts.refetch()} />
  if (!posts.data) return null
  const shown = live.length > 0 ? live : (closed.data?.data ?? [])
  const isTwin = ({ title }: PostCard) => (posts.data?.data ?? []).filter((other) => other.title === title).length > 1
  const drafts = posts.data.data.filter(({ status }) => status === 'draft').length
  return (
    <Card label={words.yourJobs}>
      <div className={styles.head}>
        <h2>{words.yourJobs}</h2>
        {posts.data.pagination.total > Math.max(live.length, 1) && (
          <Link to={paths.ongoingPosts}>{words.viewAll(posts.data.pagination.total)}</Link>
        )}
      </div>
      {live.length === 0 && (
        <>
          <p className={styles.muted}>{drafts > 0 ? words.haveDraftFinish : words.noLiveJobs}</p>
          {drafts > 0 && (
            <ManagersOnly>
              <Button variant="light" component={Link} to={paths.ongoingPosts}>
                {words.viewDrafts}
              </Button>
            </ManagersOnly>
          )}
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
                {dotted([isTwin(job) && job.location, applicantsWords(countOf(job.counts)), placesLine(job)])}
              </span>
            </span>
            <JobChip job={job} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
