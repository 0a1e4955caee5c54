import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { Button } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { ConsentForm } from '#web/areas/seeker/interview/answer/ConsentForm'
import { addressOf, asksRecordings } from '#web/areas/seeker/interview/progress'
import { momentWords } from '#web/shared/meeting/meeting-words'
import { paths, to } from '#web/shared/paths'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/interview/words'
import styles from './Interview.module.css'

/** The beginning: recording needs a yes, writing does not. */
export function StartCard({ interview }: { readonly interview: OwnInterview }) {
  const navigate = useNavigate()
  const first = addressOf(0, interview.questions.length)
  const isRecording = asksRecordings(interview)
  return (
    <Card label={words.begin}>
      <h3>{words.whenYoureReady}</h3>
      {isRecording && <ConsentForm interview={interview} send={words.start} onDone={() => void navigate(first)} />}
      <Button component={Link} to={first} size="lg" {...(isRecording ? { variant: 'default' } : {})}>
        {isRecording ? words.answerInWriting : words.start}
      </Button>
      <p className={styles.quiet}>
        {words.stopAndComeBack(momentWords(interview.deadline))}{' '}
        <Link to={to(paths.profileTab, { tab: 'interview' })}>{words.practise}</Link>.
      </p>
    </Card>
  )
}
