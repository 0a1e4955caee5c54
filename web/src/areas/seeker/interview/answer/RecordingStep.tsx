import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { RecorderProps } from '#web/shared/recorder/Recorder'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { Rows } from '#web/ui/page/Columns'
import styles from '../Interview.module.css'

const Recorder = lazyPart(async () => (await import('#web/shared/recorder/Recorder')).Recorder, <PageSpinner />)

interface RecordingStepProps extends Omit<RecorderProps, 'topics'> {
  readonly question: string
  readonly onLeave: () => void
}

/** The recorder with its question, on the whole page. */
export function RecordingStep({ question, onLeave, ...recorder }: RecordingStepProps) {
  return (
    <Rows>
      <h1 className={styles.question}>{question}</h1>
      <Button
        variant="subtle"
        className={styles.back ?? ''}
        leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
        onClick={onLeave}
      >
        Back
      </Button>
      <Recorder {...recorder} topics={{ title: 'The question', lines: [question] }} />
    </Rows>
  )
}
