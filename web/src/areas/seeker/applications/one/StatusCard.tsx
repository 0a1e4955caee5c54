import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { meetingKindWithin } from '@evenshift/contract/states/meeting/meeting-words'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { TermsList } from '#web/areas/seeker/applications/one/offer/TermsList'
import { applicationSteps } from '#web/areas/seeker/applications/application-steps'
import { gaveUp, hasLeft, repliesBy, wentToSomeoneElse } from '#web/areas/seeker/applications/facts'
import { PulledOut } from '#web/areas/seeker/applications/one/PulledOut'
import { shiftsFilled } from '#web/areas/seeker/job-card/shifts-filled'
import { StatusChip } from '#web/areas/seeker/applications/StatusChip'
import { TimeLeft } from '#web/areas/seeker/applications/TimeLeft'
import { reasonWords } from '#web/areas/seeker/applications/reason-words'
import { whatHappened } from '#web/areas/seeker/applications/what-happened'
import { paths, to } from '#web/shared/paths'
import { Card } from '#web/ui/page/Card'
import { Note } from '#web/ui/display/Note'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { Timeline } from '#web/ui/display/Timeline'
import list from '../Applications.module.css'
import { dayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/seeker/applications/one/words'
import styles from './Application.module.css'

/** Whether it is the employer's turn, and they are in time. */
const isWaiting = ({ status, pickTimeBy, isLate }: ApplicationDetail): boolean =>
  !pickTimeBy && !isLate && ['applied', 'in_review', 'interview_submitted', 'shortlisted'].includes(status)

/** By when they reply, and after which meeting: what is arranged moves that day, which is said where it is read. */
function hearsWords({ meeting }: ApplicationDetail, by: string): string {
  if (meeting?.status !== 'agreed' || meeting.at === null || by < meeting.at) return words.youllHearBackBy(dayDate(by))
  return words.theyllNowReplyBy(dayDate(by), meetingKindWithin(meeting.kind), dayDate(meeting.at))
}

/** Whether all the shifts they asked for went to others, and another is still open. */
const canAskForAnother = ({ shifts, takenShifts, job, mayMessage }: ApplicationDetail): boolean =>
  mayMessage && shifts.every((id) => takenShifts.includes(id)) && job.shifts.some(({ _id }) => !takenShifts.includes(_id))

/** What comes next, where it stands, and the terms agreed where there are any. */
export function StatusCard({ application }: { readonly application: ApplicationDetail }) {
  const { job, offer, status, reason, history, mayReapply, meeting, pickTimeBy } = application
  const now = useNow()
  const replyBy = repliesBy(application)
  const steps = applicationSteps(application)
  const hearsBy = isWaiting(application) ? replyBy : null
  // The chip says how it ended, and the history when.
  const filled = shiftsFilled(application)
  const isTold = steps.length === 0 && reason && !hasLeft(status) && !wentToSomeoneElse(application)
  const said = isTold ? `${reasonWords[reason]}.` : whatHappened(application, now)
  // What became of a meeting may be a row below it.
  const ended = history.findLast((row) => row.status === status && row.meeting === null)?.message
  const message = status === 'rejected' && ended
  // That someone else got the job is said already.
  const why = status === 'closed_job' && !wentToSomeoneElse(application) && ended
  const accepted = gaveUp(application)
  const isOver = ['rejected', 'closed_no_reply', 'closed_job', 'offer_rescinded'].includes(status)
  return (
    <Card label={words.progress}>
      <div className={list.head}>
        <div className={list.name}>
          {accepted ? (
            <PulledOut application={application} accepted={accepted} />
          ) : (
            <>
              <StatusChip application={application} />
              {/* By when to pick a time is said where the times are. */}
              {hearsBy ? <h2 className={styles.next}>{hearsWords(application, hearsBy)}</h2> : !pickTimeBy && <p>{said}</p>}
            </>
          )}
          {pickTimeBy && replyBy && meeting && (
            <p className={styles.quiet}>{words.theyllNowReplyAfter(dayDate(replyBy), meetingKindWithin(meeting.kind))}</p>
          )}
          {message && <p>“{message}”</p>}
          {why && <p>{why}</p>}
        </div>
        {/* The head counts to the first shift then. */}
        {status !== 'offer_accepted' && <TimeLeft application={application} />}
      </div>
      {filled && (
        <Note>
          <TextWithTimes text={filled} />
          {canAskForAnother(application) && (
            <>
              {' '}
              <Link to={to(paths.conversation, { id: application._id })}>{words.askForAnotherShift}</Link>
            </>
          )}
        </Note>
      )}
      {steps.length > 0 && <Timeline steps={steps} label={words.progress} />}
      {offer && (status === 'offer_accepted' || status === 'hired') && <TermsList offer={offer} application={application} />}
      {isOver && (
        <Button component={Link} to={`${paths.find}?${new URLSearchParams({ q: job.jobRole?.name || job.title }).toString()}`}>
          {words.findJobsLikeThis}
        </Button>
      )}
      {isOver && job.weekFit === null && (
        <Button component={Link} to={to(paths.profileTab, { tab: 'profile' })} variant="light">
          {words.markYourWeek}
        </Button>
      )}
      {mayReapply && job.status === 'live' && (
        <Button component={Link} to={to(paths.job, { jobId: job._id })} variant="light">
          {status === 'closed_job' ? words.openAgain : words.lookJobAgain}
        </Button>
      )}
    </Card>
  )
}
