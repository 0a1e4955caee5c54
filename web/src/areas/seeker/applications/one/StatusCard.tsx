import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { TermsList } from '#web/areas/seeker/applications/one/offer/TermsList'
import { applicationSteps } from '#web/areas/seeker/applications/application-steps'
import { wentToSomeoneElse } from '#web/areas/seeker/applications/facts'
import { StatusChip } from '#web/areas/seeker/applications/StatusChip'
import { TimeLeft } from '#web/areas/seeker/applications/TimeLeft'
import { reasonWords } from '#web/areas/seeker/applications/reason-words'
import { whatHappened } from '#web/areas/seeker/applications/what-happened'
import { paths, to } from '#web/shared/paths'
import { Card } from '#web/ui/page/Card'
import { Timeline } from '#web/ui/display/Timeline'
import list from '../Applications.module.css'
import { dayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/seeker/applications/one/words'
import styles from './Application.module.css'

/** Whether it is the employer's turn, and they are in time. */
const isWaiting = ({ status, pickTimeBy, isLate }: ApplicationDetail): boolean =>
  !pickTimeBy && !isLate && ['applied', 'in_review', 'interview_submitted', 'shortlisted'].includes(status)

/** What comes next, where it stands, and the terms agreed where there are any. */
export function StatusCard({ application }: { readonly application: ApplicationDetail }) {
  const { job, offer, status, reason, history, mayReapply } = application
  const now = useNow()
  const steps = applicationSteps(application)
  const hearsBy = isWaiting(application) ? application.replyBy : null
  // The chip says how it ended, and the history when.
  const said = steps.length === 0 && reason && !wentToSomeoneElse(application) ? `${reasonWords[reason]}.` : whatHappened(application, now)
  const message = status === 'rejected' && history.at(-1)?.message
  return (
    <Card label={words.progress}>
      <div className={list.head}>
        <div className={list.name}>
          <StatusChip application={application} />
          {hearsBy ? <h2 className={styles.next}>{words.youllHearBackBy(dayDate(hearsBy))}</h2> : <p>{said}</p>}
          {message && <p>“{message}”</p>}
        </div>
        {/* The head counts to the first shift then. */}
        {status !== 'offer_accepted' && <TimeLeft application={application} />}
      </div>
      {steps.length > 0 && <Timeline steps={steps} label={words.progress} />}
      {offer && (status === 'offer_accepted' || status === 'hired') && <TermsList offer={offer} job={job} />}
      {(status === 'rejected' || status === 'closed_no_reply' || wentToSomeoneElse(application)) && (
        <Button component={Link} to={`${paths.find}?${new URLSearchParams({ q: job.title }).toString()}`}>
          {words.findJobsLikeThis}
        </Button>
      )}
      {mayReapply && job.status === 'live' && (
        <Button component={Link} to={to(paths.job, { jobId: job._id })} variant="light">
          {words.lookJobAgain}
        </Button>
      )}
    </Card>
  )
}
