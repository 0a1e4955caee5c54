import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { HelpCard } from '#web/areas/seeker/interview/help/HelpCard'
import { InterviewHead } from '#web/areas/seeker/interview/InterviewHead'
import { QuestionList } from '#web/areas/seeker/interview/QuestionList'
import { StartCard } from '#web/areas/seeker/interview/StartCard'
import { TermsCard } from '#web/areas/seeker/interview/TermsCard'
import { addressOf, asksRecordings, firstOpen } from '#web/areas/seeker/interview/progress'
import { words } from '#web/shared/interview/words'
import { Player } from '#web/shared/video/Player'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { words as sentences } from '#web/areas/seeker/interview/words'
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
  const isNew = status === 'invited' && answered === 0
  return (
    <Rows>
      <InterviewHead interview={interview} />
      <Columns kind="side">
        <Rows>
          {welcome && <Player kind="video" url={welcome.url} label={sentences.welcomeFrom(job.employerName)} onError={onExpired} />}
          <Card label={sentences.theQuestions}>
            <div>
              <h2>{sentences.question(questions.length)}</h2>
              <p className={styles.quiet}>{words.readFirst}</p>
            </div>
            <QuestionList interview={interview} open={-1} />
          </Card>
          <TermsCard interview={interview} isAsked={isNew && asksRecordings(interview)} />
        </Rows>
        <Rows>
          {isNew ? (
            <StartCard interview={interview} />
          ) : (
            <Card label={sentences.continue}>
              <h3>{sentences.ofAnswered(answered, questions.length)}</h3>
              <Button component={Link} to={addressOf(next, questions.length)} size="lg">
                {next < questions.length ? sentences.continueWithQuestion(next + 1) : sentences.checkAndSend}
              </Button>
            </Card>
          )}
          <HelpCard interview={interview} />
        </Rows>
      </Columns>
    </Rows>
  )
}
