import { JOB_APPEAL_DAYS } from '@evenshift/contract/constants'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { takesApplications } from '@evenshift/contract/states/job/job'
import { hasTooFewShifts } from '@evenshift/contract/states/job/usual-hours'
import { jobWords } from '@evenshift/contract/states/job/job-words'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { ClosedNote } from '#web/areas/employer/posts/one/ClosedNote'
import { ConfirmNote } from '#web/areas/employer/posts/one/ConfirmNote'
import { CoverCard } from '#web/areas/employer/posts/one/CoverCard'
import { HiredCard } from '#web/areas/employer/posts/one/HiredCard'
import { PausedNote } from '#web/areas/employer/posts/one/PausedNote'
import { PostEdits } from '#web/areas/employer/posts/one/PostEdits'
import { PostMenu } from '#web/areas/employer/posts/PostMenu'
import { confirmBy } from '#web/areas/employer/posts/confirm-by'
import {
  applicantsWords,
  closedWhy,
  countOf,
  endLine,
  isOver,
  jobLine,
  placesLine,
  startingIn,
  statusChip,
} from '#web/areas/employer/posts/job-words'
import { postTabs } from '#web/areas/employer/posts/post-tabs'
import { termRows, termsLine } from '#web/areas/employer/posts/one/term-rows'
import { PostPreview } from '#web/areas/employer/posts/write/preview/PostPreview'
import { postValuesOf } from '#web/areas/employer/posts/write/post-values'
import { shareJob } from '#web/shared/job/share-job'
import { paths, to } from '#web/shared/paths'
import { useScreen } from '#web/shared/shell/useScreen'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { Columns, Rows } from '#web/ui/page/Columns'
import { Fold } from '#web/ui/page/Fold'
import { Note } from '#web/ui/display/Note'
import { PageTitle } from '#web/ui/page/PageTitle'
import { dotted } from '#web/shared/words/dotted'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/employer/posts/one/words'
import styles from './PostDetails.module.css'

/** A job for who hires for it: people, cover and changes first; the advert as people see it beside them, all its terms folded. */
export function PostDetails({ job }: { readonly job: EmployerJob }) {
  const now = useNow()
  const ends = endLine(job, now)
  // Asked for below, with its day.
  const isToConfirm = confirmBy(job, now) !== null
  useScreen(job.title, postTabs[isOver(job) ? 'closed' : 'ongoing'], words.jobs)
  const mayChange = job.status === 'live' || job.status === 'paused'
  const change =
    job.status === 'draft' ? `${paths.newPost}?draft=${job._id}` : mayChange ? `${to(paths.post, { jobId: job._id })}?step=week` : null
  const applied = countOf(job.counts)
  const at = (...statuses: ApplicationStatus[]) => countOf(job.counts, statuses)
  const starting = startingIn(job)
  // Whoever is about to be turned down is owed no reply any more.
  const toReview = Math.min(at('applied', 'in_review'), job.unanswered)
  const stages = [
    [toReview === job.unanswered ? 0 : toReview, words.toReview],
    [at('interview_invited', 'interview_submitted'), words.interviewing],
    [at('shortlisted'), words.shortlisted],
    [at('offered'), words.offered],
    [starting, isOver(job) ? words.starting : words.accepted],
  ] as const
  // A stage without anybody says nothing, nor does one that the line above it counts.
  const figures = [...stages, [job.filled, words.hired] as const].filter(([people]) => people > 0)
  return (
    <Rows>
      <PageTitle
        title={job.title}
        text={
          <span className={styles.actions}>
            <Chip kind={statusChip[job.status]}>{(job.status === 'closed' && ends) || jobWords[job.status]}</Chip>
            <span>
              {dotted([
                job.status === 'closed' && closedWhy(job),
                isToConfirm ? dotted([applicantsWords(applied), placesLine(job)]) : jobLine(job, now),
              ])}
            </span>
          </span>
        }
        action={
          <span className={styles.actions}>
            {change && (
              <ManagersOnly>
                <Button variant="default" component={Link} to={change}>
                  {job.status === 'draft' ? words.finishDraft : words.edit}
                </Button>
              </ManagersOnly>
            )}
            {applied > 0 && (
              <Button variant={isToConfirm ? 'default' : 'filled'} component={Link} to={to(paths.jobApplicants, { jobId: job._id })}>
                {words.applicants}
              </Button>
            )}
            <ManagersOnly>
              <PostMenu job={job} />
            </ManagersOnly>
          </span>
        }
      />
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
      {job.status === 'closed' && <ClosedNote job={job} />}
      {job.status === 'live' && hasTooFewShifts(job, new Set(job.takenShifts)) && (
        <Note kind="warning">{words.tooFewShifts(job.shifts.length - job.takenShifts.length, job.shiftsNeeded ?? 0)}</Note>
      )}
      {job.status === 'live' && job.placesLeft === 0 && <Note>{words.everyPlaceTaken}</Note>}
      {job.status === 'pending_review' && <Note>{words.wellReadBeforeGoes}</Note>}
      {job.status === 'paused' && <PausedNote job={job} />}
      <Columns kind="side">
        <Rows>
          <Card label={words.people}>
            <h2>{words.people}</h2>
            {applied === 0 ? (
              <>
                <p>{words.noApplications[job.status](job.views)}</p>
                {takesApplications(job.status) && (
                  <Button className={styles.share ?? ''} onClick={() => void shareJob(job)}>
                    {words.shareJob}
                  </Button>
                )}
              </>
            ) : (
              <>
                <p className={styles.owed}>
                  {job.unanswered > 0 ? (
                    <Link to={to(paths.jobApplicants, { jobId: job._id })}>{words.owed(job.unanswered, job.overdue)}</Link>
                  ) : (
                    words.noReplyDue
                  )}
                </p>
                {figures.length > 0 && (
                  <dl className={styles.figures}>
                    {figures.map(([figure, label]) => (
                      <div key={label}>
                        <dd>{figure}</dd>
                        <dt>{label}</dt>
                      </div>
                    ))}
                  </dl>
                )}
                <p className={styles.muted}>{words.looked(job.views, job.saves)}</p>
              </>
            )}
          </Card>
          {mayChange && applied > 0 && <CoverCard job={job} />}
          {job.status === 'closed' && applied > 0 && <HiredCard job={job} />}
          <PostEdits job={job} />
          <Card label={words.everythingItSays}>
            <Fold
              title={
                <span className={styles.folded}>
                  <h2>{words.everythingItSays}</h2>
                  <span className={styles.muted}>{termsLine(job)}</span>
                </span>
              }
              isOpen={job.publishedAt === null}
            >
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
          {takesApplications(job.status) && (
            <Button
              variant="default"
              component={Link}
              to={to(paths.poster, { jobId: job._id })}
              leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
            >
              {words.poster}
            </Button>
          )}
        </Rows>
      </Columns>
    </Rows>
  )
}
