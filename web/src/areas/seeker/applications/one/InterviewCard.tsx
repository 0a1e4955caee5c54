import type { Interview } from '@evenshift/contract/model/interview/interview'
import { isAnswerable } from '@evenshift/contract/states/interview/interview'
import { interviewWords } from '@evenshift/contract/states/interview/interview-words'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { WatchedBy } from '#web/shared/interview/WatchedBy'
import { paths, to } from '#web/shared/paths'
import { clockTime, dayDate, longDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/applications/one/words'
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
    <Card label={words.interview} {...(isOpen ? { tone: 'sunny' as const } : {})}>
      <h2>{isOpen ? words.yourInterview : interviewWords[status]}</h2>
      <p className={styles.quiet}>
        {isOpen
          ? words.readThemFirstAnswerOwn(questions.length, employerName, dayDate(deadline), clockTime(deadline))
          : status === 'submitted'
            ? [words.questionWithLength(questions.length), ...(deletesOn ? [words.deletedOn(longDate(deletesOn))] : [])].join('. ')
            : words.seesNoneOfYourAnswers(employerName)}
      </p>
      {views.length > 0 && (
        <div className={styles.viewed}>
          <h3>{words.viewedBy}</h3>
          <WatchedBy views={views} />
        </div>
      )}
      <Button component={Link} to={to(paths.interview, { applicationId: application })} {...(isOpen ? {} : { variant: 'default' })}>
        {isOpen ? (status === 'in_progress' ? words.continueInterview : words.startInterview) : words.viewInterview}
      </Button>
    </Card>
  )
}
