import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { HelpCard } from '#web/areas/seeker/interview/help/HelpCard'
import { InterviewHead } from '#web/areas/seeker/interview/InterviewHead'
import { QuestionList } from '#web/areas/seeker/interview/QuestionList'
import { StartCard } from '#web/areas/seeker/interview/StartCard'
import { TermsCard } from '#web/areas/seeker/interview/TermsCard'
import { addressOf, firstOpen } from '#web/areas/seeker/interview/progress'
import { Recording } from '#web/shared/interview/Recording'
import { counted } from '#web/shared/words/numbers'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import styles from './Interview.module.css'

interface OverviewProps {
  readonly interview: OwnInterview
  /** An address of a recording has run out. */
  readonly onExpired: () => void
}

/** The whole interview before anything is answered: nothing in it comes as a surprise. */
export function Overview({ interview, onExpired }: OverviewProps) {
  const { questions, status, welcome, job } = interview
  const next = firstOpen(questions)
  const answered = questions.filter(({ answer }) => answer !== null).length
  return (
    <Rows>
      <InterviewHead interview={interview} />
      <Columns kind="side">
        <Rows>
          {welcome && <Recording kind="video" url={welcome.url} label={`Welcome from ${job.employerName}`} onError={onExpired} />}
          <Card label="The questions">
            <div>
              <h2>{counted(questions.length, 'question')}</h2>
              <p className={styles.quiet}>Read, think and practise. Nothing is timed until you record. Nothing is sent until the end.</p>
            </div>
            <QuestionList interview={interview} open={-1} />
          </Card>
        </Rows>
        <Rows>
          {status === 'invited' && answered === 0 ? (
            <StartCard interview={interview} />
          ) : (
            <Card label="Continue">
              <h3>
                {answered} of {questions.length} answered
              </h3>
              <Button component={Link} to={addressOf(next, questions.length)} size="lg">
                {next < questions.length ? `Continue with question ${next + 1}` : 'Look through and send'}
              </Button>
            </Card>
          )}
          <TermsCard interview={interview} />
          <HelpCard interview={interview} />
        </Rows>
      </Columns>
    </Rows>
  )
}
