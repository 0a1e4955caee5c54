import type { AskedQuestion } from '#web/areas/seeker/interview/progress'
import styles from './Interview.module.css'

interface StepProgressProps {
  readonly questions: readonly Pick<AskedQuestion, '_id' | 'answer'>[]
  readonly open: number
}

/** How far one has come, a cell for each question. */
export function StepProgress({ questions, open }: StepProgressProps) {
  return (
    <div className={styles.progress}>
      <span className={styles.cells} aria-hidden="true">
        {questions.map(({ _id, answer }, place) => (
          <i key={_id} className={styles.bar} data-state={place === open ? 'now' : answer ? 'done' : 'open'} />
        ))}
      </span>
      <span className={styles.quiet}>{open < questions.length ? `Question ${open + 1} of ${questions.length}` : 'Final check'}</span>
    </div>
  )
}
