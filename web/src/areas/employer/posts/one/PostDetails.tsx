import { JOB_APPEAL_DAYS } from '@evenshift/contract/constants'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { jobWords } from '@evenshift/contract/states/job/job-words'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { ConfirmNote } from '#web/areas/employer/posts/one/ConfirmNote'
import { CoverCard } from '#web/areas/employer/posts/one/CoverCard'
import { PostEdits } from '#web/areas/employer/posts/one/PostEdits'
import { PostMenu } from '#web/areas/employer/posts/PostMenu'
import { closeReasonWords, countOf, endLine, jobLine, statusChip } from '#web/areas/employer/posts/job-words'
import { postTabs } from '#web/areas/employer/posts/post-tabs'
import { termRows } from '#web/areas/employer/posts/one/term-rows'
import { PostPreview } from '#web/areas/employer/posts/write/preview/PostPreview'
import { postValuesOf } from '#web/areas/employer/posts/write/post-values'
import { paths, to } from '#web/shared/paths'
import { useScreen } from '#web/shared/shell/useScreen'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { Columns, Rows } from '#web/ui/page/Columns'
import { Fold } from '#web/ui/page/Fold'
import { Note } from '#web/ui/display/Note'
import { PageTitle } from '#web/ui/page/PageTitle'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/employer/posts/one/words'
import styles from './PostDetails.module.css'

/** Whom the status leaves waiting, in a sentence. */
const statusNote: Partial<Record<EmployerJob['status'], string>> = {
  pending_review: words.wellReadBeforeGoes,
  paused: words.noOneNewCan,
}

/** A job for who hires for it: people, cover and changes first; the advert as people see it beside them, all its terms folded. */
export function PostDetails({ job }: { readonly job: EmployerJob }) {
  const now = useNow()
  const ends = endLine(job, now)
  const isOver = job.status === 'closed' || job.status === 'removed'
  useScreen(job.title, postTabs[isOver ? 'closed' : 'ongoing'])
  const mayChange = job.status === 'live' || job.status === 'paused'
  const change =
    job.status === 'draft' ? `${paths.newPost}?draft=${job._id}` : mayChange ? `${to(paths.post, { jobId: job._id })}?step=job` : null
  const applied = countOf(job.counts)
  const at = (...statuses: ApplicationStatus[]) => String(countOf(job.counts, statuses))
  const figures = [
    [at('applied', 'in_review'), words.new],
    [at('interview_invited', 'interview_submitted'), words.interviewing],
    [at('shortlisted'), words.shortlisted],
    [at('offered'), words.offered],
    [at('offer_accepted'), words.accepted],
    [words.of(job.filled, job.vacancies), words.hired],
  ]
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
                  {job.status === 'draft' ? words.finishDraft : words.edit}
                </Button>
              </ManagersOnly>
            )}
            <Button component={Link} to={to(paths.jobApplicants, { jobId: job._id })}>
              {words.applicants}
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
          {job.status === 'removed' && <b>{words.evenshiftRemovedThisJob} </b>}
          {job.statusReason}
          {job.status === 'removed' && (
            <> {words.thinkItsWrong(<Link to={`${paths.feedback}?kind=appeal`}>{words.appeal}</Link>, JOB_APPEAL_DAYS)}</>
          )}
        </Note>
      )}
      <ConfirmNote job={job} />
      {statusNote[job.status] && <Note>{statusNote[job.status]}</Note>}
      <Columns kind="side">
        <Rows>
          <Card label={words.people}>
            <h2>{words.people}</h2>
            {applied === 0 ? (
              <p>{words.noApplications[job.status](job.views)}</p>
            ) : (
              <>
                <p>
                  {words.due(job.unanswered, job.overdue)}{' '}
                  {job.unanswered > 0 && <Link to={to(paths.jobApplicants, { jobId: job._id })}>{words.reply}</Link>}
                </p>
                <dl className={styles.figures}>
                  {figures.map(([figure, label]) => (
                    <div key={label}>
                      <dd>{figure}</dd>
                      <dt>{label}</dt>
                    </div>
                  ))}
                </dl>
                <p className={styles.muted}>{words.looked(job.views, job.saves)}</p>
              </>
            )}
          </Card>
          {mayChange && <CoverCard job={job} />}
          <PostEdits job={job} />
          <Card label={words.everythingItSays}>
            <Fold title={<h2>{words.everythingItSays}</h2>} isOpen={!mayChange}>
              <dl className={styles.terms}>
                {termRows(job).map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <h3 className={styles.work}>{words.theWork}</h3>
              <p className={styles.text}>{job.description || words.noDescriptionYet}</p>
              <ul className={styles.tasks}>
                {job.responsibilities.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </Fold>
          </Card>
        </Rows>
        <Rows>
          <PostPreview values={postValuesOf(job)} job={job} />
        </Rows>
      </Columns>
    </Rows>
  )
}
