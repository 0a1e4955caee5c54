import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { jobWords } from '@evenshift/contract/states/job/job-words'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { confirmBy } from '#web/areas/employer/posts/confirm-by'
import { CopyJob } from '#web/areas/employer/posts/list/CopyJob'
import { PostMenu } from '#web/areas/employer/posts/PostMenu'
import { applicantsWords, closedWhy, countOf, endLine, owedWords, placesLine, statusChip } from '#web/areas/employer/posts/job-words'
import { paths, to } from '#web/shared/paths'
import { dayDate, daysUntil } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { payWords } from '#web/shared/words/pay'
import { Chip } from '#web/ui/display/Chip'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/employer/posts/list/words'
import styles from '../Posts.module.css'

/** One post in a list: what it is, who waits, when it ends. */
export function PostRow({ job }: { readonly job: PostCard }) {
  const now = useNow()
  const isDraft = job.status === 'draft'
  const isClosed = job.status === 'closed'
  const page = <Link to={to(paths.post, { jobId: job._id })}>{job.title}</Link>
  const applied = countOf(job.counts)
  const ends = endLine(job, now)
  const closes = confirmBy(job, now)
  const soon = job.status === 'live' && job.closingDate !== null && daysUntil(job.closingDate, now) < 3
  const pay = job.salary === null ? '' : payWords(job.salary, job.salaryUnit)
  const waiting = job.unanswered > 0 && (
    <span className={styles.owed} data-late={job.overdue > 0 || undefined}>
      {owedWords(job.unanswered, job.overdue)}
    </span>
  )
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2>
          {isDraft ? (
            <ManagersOnly otherwise={page}>
              <Link to={`${paths.newPost}?draft=${job._id}`}>{job.title}</Link>
            </ManagersOnly>
          ) : (
            page
          )}
        </h2>
        <p className={styles.muted}>{dotted([job.location, pay, job.reference])}</p>
        {job.statusReason && <p className={styles.reason}>{job.statusReason}</p>}
        {isClosed && <p className={styles.muted}>{dotted([ends, closedWhy(job)])}</p>}
      </div>
      <div className={styles.counts}>
        {isDraft ? (
          <span className={styles.muted}>{words.notPublishedYet}</span>
        ) : (
          <>
            {applied === 0 ? (
              <span>{applicantsWords(applied)}</span>
            ) : (
              <Link to={to(paths.jobApplicants, { jobId: job._id })}>{applicantsWords(applied)}</Link>
            )}
            <span className={styles.muted}>{dotted([words.viewWithViews(job.views), placesLine(job)])}</span>
          </>
        )}
      </div>
      <div className={styles.chips}>
        {isClosed ? (
          <>
            {waiting}
            <ManagersOnly>
              <CopyJob job={job} />
            </ManagersOnly>
          </>
        ) : (
          <>
            {job.status !== 'live' && <Chip kind={statusChip[job.status]}>{jobWords[job.status]}</Chip>}
            {waiting}
            {closes ? (
              <Chip kind={Date.parse(closes) < now.getTime() ? 'bad' : 'match'}>{words.confirmByWithCloses(dayDate(closes))}</Chip>
            ) : (
              ends && !isDraft && (soon ? <Chip kind="match">{ends}</Chip> : <span className={styles.ends}>{ends}</span>)
            )}
          </>
        )}
      </div>
      <ManagersOnly>
        <PostMenu job={job} />
      </ManagersOnly>
    </li>
  )
}
