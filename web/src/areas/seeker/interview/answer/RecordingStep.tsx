import type { RecorderProps } from '#web/shared/recorder/Recorder'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { Rows } from '#web/ui/page/Columns'
import { words } from '#web/areas/seeker/interview/answer/words'
import styles from '../Interview.module.css'

const Recorder = lazyPart(async () => (await import('#web/shared/recorder/Recorder')).Recorder, <PageSpinner />)

interface RecordingStepProps extends Omit<RecorderProps, 'topics'> {
  readonly question: string
}

/** The recorder with its question, on the whole page. */
export function RecordingStep({ question, ...recorder }: RecordingStepProps) {
  return (
    <Rows>
      <h1 className={styles.question}>{question}</h1>
      <Recorder {...recorder} topics={{ title: words.theQuestion, lines: [question] }} />
    </Rows>
  )
}
