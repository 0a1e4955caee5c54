import { type QuestionCategory, questionCategories } from '@evenshift/contract/states/interview/question'
import { categoryWords } from '#web/areas/employer/questions/question-choices'
import { words } from '#web/areas/employer/questions/words'
import { PillFilter } from '#web/ui/choice/PillFilter'
import styles from './Questions.module.css'

interface CategoryPillsProps {
  /** null shows all of the bank. */
  readonly chosen: QuestionCategory | null
  readonly onChoose: (category: QuestionCategory | null) => void
}

/** One category of the bank, or all of it. */
export function CategoryPills({ chosen, onChoose }: CategoryPillsProps) {
  return (
    <div className={styles.pills} role="group" aria-label={words.filterByCategory}>
      <PillFilter chosen={chosen === null} onToggle={() => onChoose(null)}>
        {words.all}
      </PillFilter>
      {questionCategories.map((category) => (
        <PillFilter key={category} chosen={chosen === category} onToggle={() => onChoose(category)}>
          {categoryWords[category]}
        </PillFilter>
      ))}
    </div>
  )
}
