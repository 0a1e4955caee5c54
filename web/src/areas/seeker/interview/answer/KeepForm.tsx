import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AskedQuestion } from '#web/areas/seeker/interview/progress'
import { takesLeft } from '#web/areas/seeker/interview/progress'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { words } from '#web/areas/seeker/interview/answer/words'
import styles from '../Interview.module.css'

interface KeepFormProps {
  readonly question: AskedQuestion
  readonly isChanged: boolean
  readonly isEmpty: boolean
  readonly busy: boolean
  /** What was refused and belongs to no field. */
  readonly note: readonly string[]
  readonly onKeep: () => void
  readonly children: ReactNode
}

/** An answer's field with its button, and in words whether it is kept. */
export function KeepForm({ question, isChanged, isEmpty, busy, note, onKeep, children }: KeepFormProps) {
  const isKept = question.answer !== null && !isChanged
  const limit = limitWords(question)
  const kept = limit ? words.savedAnd(limit) : words.saved
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onKeep()
      }}
    >
      {children}
      <RefusalNote lines={note} />
      <div className={styles.keep}>
        <Button type="submit" variant={isKept ? 'default' : 'filled'} disabled={!isChanged || isEmpty} loading={busy}>
          {words.saveAnswer}
        </Button>
        <p className={styles.quiet} aria-live="polite">
          {isKept ? kept : `${isChanged && !isEmpty ? words.draftSavedDevice : ''} ${limit}`.trim()}
        </p>
      </div>
    </form>
  )
}

function limitWords(question: AskedQuestion): string {
  const left = takesLeft(question)
  if (left === null || left > 3) return ''
  if (left === 1) return question.answer ? words.canChangeOnceMore : words.canOnlySaveOnce
  return question.answer ? words.canChangeTimesMore(left) : ''
}
