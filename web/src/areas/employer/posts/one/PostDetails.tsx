import { JOB_APPEAL_DAYS } from '@evenshift/contract/constants'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { jobWords } from '@evenshift/contract/states/job/job'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { ConfirmNote } from '#web/areas/employer/posts/one/ConfirmNote'
import { PostEdits } from '#web/areas/employer/posts/one/PostEdits'
import { PostMenu } from '#web/areas/employer/posts/PostMenu'
import { closeReasonWords, countOf, endLine, jobLine, openCount, statusChip } from '#web/areas/employer/posts/job-words'
import { postTabs } from '#web/areas/employer/posts/post-tabs'
import { termRows } from '#web/areas/employer/posts/one/term-rows'
import { PostPreview } from '#web/areas/employer/posts/write/preview/PostPreview'
import { postValuesOf } from '#web/areas/employer/posts/write/post-values'
import { paths, to } from '#web/shared/paths'
import { useScreen } from '#web/shared/shell/useScreen'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { Columns, Rows } from '#web/ui/page/Columns'
import { Note } from '#web/ui/display/Note'
import { PageTitle } from '#web/ui/page/PageTitle'
import { useNow } from '#web/shared/words/useNow'
import styles from './PostDetails.module.css'

/** Whom the status leaves waiting, in a sentence. */
const statusNote: Partial<Record<EmployerJob['status'], string>> = {
  pending_review: 'We’ll read it before it goes live, usually within one working day, and email you.',
  paused: 'No one new can apply. Reply to existing applicants by the dates you promised.',
}

export function PostDetails({ job }: { readonly job: EmployerJob }) {
  const ends = endLine(job, useNow())
  const isOver = job.status === 'closed' || job.status === 'removed'
  useScreen(job.title, postTabs[isOver ? 'closed' : 'ongoing'])
  const mayChange = job.status === 'live' || job.status === 'paused'
  const change =
    job.status === 'draft' ? `${paths.newPost}?draft=${job._id}` : mayChange ? `${to(paths.post, { jobId: job._id })}?step=job` : null
  const figures = [
    [job.views, 'views'],
    [job.saves, 'saves'],
    [countOf(job.counts), 'applied'],
    [openCount(job.counts), 'in progress'],
    [job.unanswered, 'awaiting reply'],
    [job.overdue, 'overdue'],
  ] as const
  return (
    <Rows>
      <PageTitle
        title={job.title}
        text={`${jobLine(job)} · ${job.reference}`}
        action={
          <span className={styles.actions}>
            {change && (
              <ManagersOnly>
                <Button variant="default" component={Link} to={change}>
                  {job.status === 'draft' ? 'Finish draft' : 'Edit'}
                </Button>
              </ManagersOnly>
            )}
            <Button component={Link} to={to(paths.jobApplicants, { jobId: job._id })}>
              Applicants
            </Button>
            <ManagersOnly>
              <PostMenu job={job} />
            </ManagersOnly>
          </span>
        }
      />
      <span className={styles.actions}>
        <Chip kind={statusChip[job.status]}>{jobWords[job.status]}</Chip>
        {ends && job.status !== 'removed' && <Chip kind="quiet">{ends}</Chip>}
        {job.status === 'closed' && job.closeReason && <span className={styles.muted}>{closeReasonWords[job.closeReason]}</span>}
      </span>
      {job.statusReason && (
        <Note kind="warning">
          {job.status === 'removed' && <b>Evenshift removed this job. </b>}
          {job.statusReason}
          {job.status === 'removed' && (
            <>
              {' '}
              Think this is wrong? <Link to={`${paths.feedback}?kind=appeal`}>Appeal</Link> within {JOB_APPEAL_DAYS} days.
            </>
          )}
        </Note>
      )}
      <ConfirmNote job={job} />
      {statusNote[job.status] && <Note>{statusNote[job.status]}</Note>}
      <Columns kind="side">
        <Rows>
          <Card label="Numbers">
            <dl className={styles.figures}>
              {figures.map(([figure, label]) => (
                <div key={label}>
                  <dd>{figure}</dd>
                  <dt>{label}</dt>
                </div>
              ))}
            </dl>
          </Card>
          <Card label="Terms">
            <h2>Terms</h2>
            <dl className={styles.terms}>
              {termRows(job).map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Card label="The work">
            <h2>The work</h2>
            <p className={styles.text}>{job.description || 'No description yet.'}</p>
            <ul className={styles.tasks}>
              {job.responsibilities.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </Card>
        </Rows>
        <Rows>
          <PostPreview values={postValuesOf(job)} job={job} />
          <PostEdits job={job} />
        </Rows>
      </Columns>
    </Rows>
  )
}
