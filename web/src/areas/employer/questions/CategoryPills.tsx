import { type QuestionCategory, questionCategories } from '@evenshift/contract/states/interview/question'
import { categoryWords } from '#web/areas/employer/questions/question-choices'
import { words } from '#web/areas/employer/questions/words'
import { PillFilter, PillRow } from '#web/ui/choice/PillFilter'

interface CategoryPillsProps {
  /** null shows all of the bank. */
  readonly chosen: QuestionCategory | null
  readonly onChoose: (category: QuestionCategory | null) => void
}

/** One category of the bank, or all of it. */
export function CategoryPills({ chosen, onChoose }: CategoryPillsProps) {
  return (
    <PillRow label={words.filterByCategory}>
      <PillFilter chosen={chosen === null} onToggle={() => onChoose(null)}>
        {words.all}
      </PillFilter>
      {questionCategories.map((category) => (
        <PillFilter key={category} chosen={chosen === category} onToggle={() => onChoose(category)}>
          {categoryWords[category]}
        </PillFilter>
      ))}
    </PillRow>
  )
}
