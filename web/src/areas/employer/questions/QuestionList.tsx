import type { Output } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { Question } from '@evenshift/contract/model/interview/question'
import type { QuestionCategory } from '@evenshift/contract/states/interview/question'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { QuestionRow } from '#web/areas/employer/questions/QuestionRow'
import { Pages } from '#web/shared/paging/Pages'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/areas/employer/questions/words'
import styles from './Questions.module.css'

interface QuestionListProps {
  readonly questions: UseQueryResult<Output<EmployerService['questions']>>
  readonly searched: boolean
  readonly category: QuestionCategory | null
  readonly onAdd: () => void
  readonly onChange: (question: Question) => void
}

export function QuestionList({ questions, searched, category, onAdd, onChange }: QuestionListProps) {
  const { data, error, isPlaceholderData, refetch } = questions
  if (data && data.data.length > 0)
    return (
      <>
        <ul className={styles.list} aria-busy={isPlaceholderData}>
          {data.data.map((question) => (
            <QuestionRow key={question._id} question={question} onChange={() => onChange(question)} />
          ))}
        </ul>
        <Pages label={words.pagesOfQuestions} pagination={data.pagination} />
      </>
    )
  if (error) return <QueryFailure title={words.couldntLoadQuestions} error={error} onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons label={words.loadingQuestions} />
  if (searched) return <EmptyState title={words.noQuestionTheseWords} text={words.tryShorterWordTag} />
  if (category) return <EmptyState title={words.noQuestionsInCategory} text={words.chooseAnotherCategory} />
  return (
    <EmptyState
      title={words.noQuestionsYet}
      text={words.writeQuestionsOnceThen}
      action={<Button onClick={onAdd}>{words.addAQuestion}</Button>}
    />
  )
}
