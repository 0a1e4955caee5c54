import type { Interview } from '@evenshift/contract/model/interview/interview'
import { interviewWords, isAnswerable } from '@evenshift/contract/states/interview/interview'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { WatchedBy } from '#web/shared/interview/WatchedBy'
import { paths, to } from '#web/shared/paths'
import { clockTime, dayDate, longDate } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import { Card } from '#web/ui/page/Card'
import styles from './Application.module.css'

interface InterviewCardProps {
  readonly interview: Interview
  readonly employerName: string
}

/** The interview of an application: to do until when, or sent, and who has opened it. */
export function InterviewCard({ interview, employerName }: InterviewCardProps) {
  const { application, status, questions, deadline, deletesOn, views } = interview
  const isOpen = isAnswerable(status)
  return (
    <Card label="Interview" {...(isOpen ? { tone: 'sunny' as const } : {})}>
      <h2>{isOpen ? 'Your interview' : interviewWords[status]}</h2>
      <p className={styles.quiet}>
        {isOpen
          ? `${counted(questions.length, 'question')} from ${employerName}. Read them first, answer in your own time, send it by ${dayDate(deadline)}, ${clockTime(deadline)}.`
          : status === 'submitted'
            ? `${counted(questions.length, 'question')}.${deletesOn ? ` Erased on ${longDate(deletesOn)}.` : ''}`
            : `${employerName} sees none of your answers.`}
      </p>
      {views.length > 0 && (
        <div>
          <h3>Opened by</h3>
          <WatchedBy views={views} />
        </div>
      )}
      <Button component={Link} to={to(paths.interview, { applicationId: application })} {...(isOpen ? {} : { variant: 'default' })}>
        {isOpen ? (status === 'in_progress' ? 'Continue interview' : 'View questions') : 'View interview'}
      </Button>
    </Card>
  )
}
