import type { Application } from '@evenshift/contract/model/application/application'
import { Button } from '@mantine/core'
import { IconMessage, IconRefreshAlert } from '@tabler/icons-react'
import { Link } from 'react-router'
import { applicationSteps } from '#web/areas/seeker/applications/application-steps'
import { MeetingLine } from '#web/areas/seeker/applications/list/MeetingLine'
import { jobClash } from '#web/areas/seeker/job-card/fit-words'
import { shiftsFilled } from '#web/areas/seeker/job-card/shifts-filled'
import { StatusChip } from '#web/areas/seeker/applications/StatusChip'
import { TimeLeft } from '#web/areas/seeker/applications/TimeLeft'
import { tellsMore, whatHappened } from '#web/areas/seeker/applications/what-happened'
import { paths, to } from '#web/shared/paths'
import { dayDate } from '#web/shared/words/dates'
import { payWords } from '#web/shared/words/pay'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { JobTitle } from '#web/ui/job/JobTitle'
import { Timeline } from '#web/ui/display/Timeline'
import styles from '../Applications.module.css'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/seeker/applications/list/words'

/** One application in a list: where it stands and the next date. */
export function ApplicationCard({ application }: { readonly application: Application }) {
  const { _id, job, status, offer, interview, hasNewMessage, pickTimeBy, changeAsked } = application
  const now = useNow()
  const filled = shiftsFilled(application)
  const clash = status === 'offered' && offer ? jobClash(offer.weekFit) : null
  const steps = applicationSteps(application)
  const pay = offer ? payWords(offer.pay, offer.payUnit) : payWords(job.salary, job.salaryUnit)
  // The tab, the ground and the button say it already.
  const isOffer = status === 'offered' && !pickTimeBy
  const isInvited = status === 'interview_invited' && interview !== null && !pickTimeBy
  const answers = pickTimeBy ? words.pickATime : changeAsked ? words.seeChanges : null
  const todo = status === 'offered' ? words.viewOffer : isInvited ? words.startInterview : answers
  const open = todo ?? (hasNewMessage ? words.readMessage : words.view)
  return (
    <Card as="li" {...(status === 'offered' ? { tone: 'sunny' as const } : {})}>
      <div className={styles.head}>
        <MonogramTile name={job.employerName} src={job.logo || null} />
        <div className={styles.name}>
          <h2>
            <JobTitle title={job.title} />
          </h2>
          <p>
            {job.employerName} <span className={styles.pay}>{pay}</span>
          </p>
          <div className={styles.chips}>
            {!isOffer && <StatusChip application={application} />}
            {changeAsked && (
              <Chip kind="match" icon={<IconRefreshAlert size={15} stroke={1.75} aria-hidden />}>
                {words.jobChanged}
              </Chip>
            )}
            {hasNewMessage && (
              <Chip kind="info" icon={<IconMessage size={15} stroke={1.75} aria-hidden />}>
                {words.newMessage}
              </Chip>
            )}
          </div>
        </div>
        <TimeLeft application={application} />
      </div>
      {steps.length > 0 && <Timeline steps={steps} label={words.whereStands(job.title)} />}
      <div className={styles.foot}>
        <div className={styles.lines}>
          <MeetingLine application={application} />
          {clash && <p className={styles.clash}>{clash}</p>}
          {filled && <p>{filled}</p>}
          {changeAsked && <p>{words.changedSayIfItStillFits(dayDate(changeAsked))}</p>}
          {tellsMore(application) && <p>{whatHappened(application, now)}</p>}
          {status === 'rejected' && (
            <p>
              <Link to={paths.whyNot}>{words.whyIWasntChosen}</Link>
            </p>
          )}
        </div>
        <Button
          component={Link}
          to={isInvited ? to(paths.interview, { applicationId: _id }) : to(paths.application, { id: _id })}
          aria-label={`${open}: ${job.title}, ${job.employerName}`}
          {...(todo === null && { variant: 'default' })}
        >
          {open}
        </Button>
      </div>
    </Card>
  )
}
