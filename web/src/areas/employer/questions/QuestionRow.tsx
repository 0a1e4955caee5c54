import type { Question } from '@evenshift/contract/model/interview/question'
import { UnstyledButton } from '@mantine/core'
import { QuestionMenu } from '#web/areas/employer/questions/QuestionMenu'
import { categoryWords } from '#web/areas/employer/questions/question-choices'
import { factsOfQuestion } from '#web/shared/interview/question-words'
import { Chip } from '#web/ui/display/Chip'
import { Facts } from '#web/ui/page/Facts'
import { words } from '#web/areas/employer/questions/words'
import styles from './Questions.module.css'

interface QuestionRowProps {
  readonly question: Question
  readonly onChange: () => void
}

/** One question of the bank: its wording, how it is answered, and how often it was sent. */
export function QuestionRow({ question, onChange }: QuestionRowProps) {
  const { question: wording, category, isLocked, timesUsed, tags, required } = question
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3>
          <UnstyledButton className={styles.wording ?? ''} onClick={onChange}>
            {wording}
          </UnstyledButton>
        </h3>
        <p className={styles.muted}>
          <Facts facts={factsOfQuestion({ ...question, required: true })} />
        </p>
      </div>
      <div className={styles.chips}>
        <Chip>{categoryWords[category]}</Chip>
        {!required && <Chip kind="quiet">{words.optional}</Chip>}
        {isLocked && <Chip kind="bad">{words.locked}</Chip>}
        {timesUsed > 0 && <Chip kind="quiet">{words.sentIn(timesUsed)}</Chip>}
        {tags.map((tag) => (
          <Chip key={tag} kind="quiet">
            {tag}
          </Chip>
        ))}
      </div>
      <QuestionMenu question={question} onChange={onChange} />
    </li>
  )
}
