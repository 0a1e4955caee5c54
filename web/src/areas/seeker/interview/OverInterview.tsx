import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import type { InterviewStatus } from '@evenshift/contract/states/interview/interview'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { AnswersCard } from '#web/areas/seeker/interview/AnswersCard'
import { InterviewHead } from '#web/areas/seeker/interview/InterviewHead'
import { TermsCard } from '#web/areas/seeker/interview/TermsCard'
import { paths, to } from '#web/shared/paths'
import { clockTime, longDayDate } from '#web/shared/words/dates'
import { Columns, Rows } from '#web/ui/page/Columns'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/interview/words'
import styles from './Interview.module.css'

interface OverInterviewProps {
  readonly interview: OwnInterview
  readonly onExpired: () => void
}

const titles: Readonly<Partial<Record<InterviewStatus, string>>> = {
  submitted: words.youSentThisInterview,
  expired: words.deadlineInterviewHasPassed,
  cancelled: words.thisInterviewWasCancelled,
}

/** An interview that takes no more answers: sent, too late, or cancelled. */
export function OverInterview({ interview, onExpired }: OverInterviewProps) {
  const { status, application } = interview
  return (
    <Rows>
      <InterviewHead interview={interview} />
      <Columns kind="side">
        <Rows>
          <Card label={words.progress}>
            <h2>{titles[status]}</h2>
            <p>{endWords(interview)}</p>
            <Button className={styles.own ?? ''} variant="default" component={Link} to={to(paths.application, { id: application })}>
              {words.seeYourApplication}
            </Button>
          </Card>
          {status === 'submitted' && <AnswersCard interview={interview} isOpen={false} onExpired={onExpired} />}
        </Rows>
        <Rows>{status === 'submitted' && <TermsCard interview={interview} />}</Rows>
      </Columns>
    </Rows>
  )
}

function endWords({ status, job, deadline, submittedAt }: OwnInterview): string {
  if (status === 'submitted')
    return submittedAt
      ? words.wentApplicationSaysWhen(job.employerName, longDayDate(submittedAt), clockTime(submittedAt))
      : words.applicationSaysWhenHear(job.employerName)
  if (status === 'expired') return words.endedCantSeeAny(longDayDate(deadline), clockTime(deadline), job.employerName)
  return words.noLongerNeededSees(job.employerName)
}
