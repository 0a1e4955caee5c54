import type { Question } from '@evenshift/contract/model/interview/question'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { QuestionRow } from '#web/areas/employer/questions/QuestionRow'
import { words } from '#web/areas/employer/questions/words'
import styles from './Questions.module.css'

interface QuestionPartProps {
  readonly title: string
  readonly questions: readonly Question[]
  /** Whether they are those of before, until the new ones come. */
  readonly isOld: boolean
  /** How many are in sight before all are asked for. */
  readonly shown?: number
  readonly onChange: (question: Question) => void
}

/** A company's own questions, or the samples. */
export function QuestionPart({ title, questions, isOld, shown = Infinity, onChange }: QuestionPartProps) {
  const titleId = useId()
  const [all, setAll] = useState(false)
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles.list} aria-busy={isOld}>
        {questions.slice(0, all ? undefined : shown).map((question) => (
          <QuestionRow key={question._id} question={question} onChange={() => onChange(question)} />
        ))}
      </ul>
      {!all && questions.length > shown && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {words.showAllSamples(questions.length)}
        </Button>
      )}
    </section>
  )
}
