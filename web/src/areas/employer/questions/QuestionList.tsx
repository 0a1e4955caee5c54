import type { Output } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { Question } from '@evenshift/contract/model/interview/question'
import type { QuestionCategory } from '@evenshift/contract/states/interview/question'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { QuestionPart } from '#web/areas/employer/questions/QuestionPart'
import { Pages } from '#web/shared/paging/Pages'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/areas/employer/questions/words'

/** Samples in sight before all are asked for; fewer for a company that has used none. */
const SAMPLES_SHOWN = 10
const SAMPLES_AT_FIRST = 6

interface QuestionListProps {
  readonly questions: UseQueryResult<Output<EmployerService['questions']>>
  readonly searched: boolean
  readonly category: QuestionCategory | null
  readonly onAdd: () => void
  readonly onChange: (question: Question) => void
}

export function QuestionList({ questions, searched, category, onAdd, onChange }: QuestionListProps) {
  const { data, error, isPlaceholderData, refetch } = questions
  if (data && data.data.length > 0) {
    const [mine, samples] = [false, true].map((which) => data.data.filter(({ isTemplate }) => isTemplate === which)) as [
      Question[],
      Question[],
    ]
    const isNarrowed = searched || category !== null
    const isNew = data.data.every(({ isTemplate, timesUsed }) => isTemplate && timesUsed === 0)
    return (
      <>
        {mine.length > 0 && <QuestionPart title={words.yours} questions={mine} isOld={isPlaceholderData} onChange={onChange} />}
        {samples.length > 0 && (
          <QuestionPart
            title={words.samples}
            questions={samples}
            isOld={isPlaceholderData}
            shown={isNarrowed ? samples.length : isNew ? SAMPLES_AT_FIRST : SAMPLES_SHOWN}
            onChange={onChange}
          />
        )}
        <Pages label={words.pagesOfQuestions} pagination={data.pagination} />
      </>
    )
  }
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
