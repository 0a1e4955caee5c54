import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import type { Question } from '@evenshift/contract/model/interview/question'
import { questionCategories } from '@evenshift/contract/states/interview/question'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ForManagers } from '#web/areas/employer/ForManagers'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { SearchField } from '#web/areas/employer/SearchField'
import { LimitLine } from '#web/areas/employer/plan/limit/LimitLine'
import { useLimit } from '#web/areas/employer/plan/limit/useLimit'
import { CategoryPills } from '#web/areas/employer/questions/CategoryPills'
import { QuestionList } from '#web/areas/employer/questions/QuestionList'
import { QuestionSheet } from '#web/areas/employer/questions/QuestionSheet'
import { LibraryTabs } from '#web/areas/employer/templates/LibraryTabs'
import { useListAddress } from '#web/areas/employer/useListAddress'
import { employerQuery } from '#web/shared/calls/employer'
import { usePage } from '#web/shared/paging/usePage'
import { useScreen } from '#web/shared/shell/useScreen'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { words } from '#web/areas/employer/questions/words'
import styles from './Questions.module.css'

export function QuestionsScreen() {
  useScreen(words.questions)
  return (
    <ForManagers what={words.managersOwnersEditQuestions}>
      <Bank />
    </ForManagers>
  )
}

/** The bank of interview questions. A bank is read to choose from, so that a page holds as much as a call gives. */
function Bank() {
  const page = usePage()
  const { address, set } = useListAddress()
  const search = address.get('search') ?? ''
  const category = questionCategories.find((one) => one === address.get('category')) ?? null
  const questions = useQuery({
    ...employerQuery('questions', {
      query: { page, limit: PAGE_SIZE_MOST, ...(search ? { search } : {}), ...(category ? { category } : {}) },
    }),
    placeholderData: keepPreviousData,
  })
  const plan = useQuery(employerQuery('entitlement'))
  const [open, setOpen] = useState<Question | 'new' | null>(null)
  const limit = useLimit(null, { kept: words.questionPastWhatPlan })
  const change = (question: Question) => (question.isLocked ? limit.open('questions') : setOpen(question))
  if (plan.isPending)
    return (
      <Rows>
        <PageTitle title={words.questions} />
        <RowSkeletons label={words.loadingYourQuestions} />
      </Rows>
    )
  return (
    <Rows>
      <PageTitle
        title={words.questions}
        {...(plan.data ? { text: placesLine(plan.data.usage.questions, plan.data.limits.questions) } : {})}
        action={
          <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setOpen('new')}>
            {words.addAQuestion}
          </Button>
        }
      />
      <LibraryTabs open="questions" />
      <LimitLine of="questions" />
      <div className={styles.search} role="search">
        <SearchField label={words.findAQuestion} />
      </div>
      <CategoryPills chosen={category} onChoose={(one) => set('category', one ?? '')} />
      <QuestionList questions={questions} searched={search !== ''} category={category} onAdd={() => setOpen('new')} onChange={change} />
      {open !== null && <QuestionSheet question={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      {limit.dialog}
    </Rows>
  )
}

/** How much of the plan's room is used; samples take none. */
function placesLine(used: number, limit: number | null): string {
  const written = limit === null ? words.questionWithUsed(used) : words.planHolds(used, limit)
  return used === 0 ? words.startFromSamples : words.youveWrittenSampleQuestions(written)
}
