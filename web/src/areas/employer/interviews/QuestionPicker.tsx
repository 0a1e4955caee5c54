import { INTERVIEW_QUESTIONS_MOST, PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import type { Question } from '@evenshift/contract/model/interview/question'
import { questionCategories } from '@evenshift/contract/states/interview/question'
import { Checkbox, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { surfaceOf } from '#web/api/surface'
import { categoryWords } from '#web/areas/employer/questions/question-choices'
import { employerQuery } from '#web/shared/calls/employer'
import { questionFacts } from '#web/shared/interview/question-words'
import { paths } from '#web/shared/paths'
import { Bone } from '#web/ui/page/Bone'
import { Fold } from '#web/ui/page/Fold'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/interviews/words'
import styles from './Interviews.module.css'

const TYPING_MS = 300

interface QuestionPickerProps {
  readonly chosen: readonly Question[]
  readonly onChange: (chosen: readonly Question[]) => void
  readonly error: string | null
}

/** Those of each kind, a kind without any left out. */
const byKind = (bank: readonly Question[]) =>
  questionCategories
    .map((kind) => ({ kind, questions: bank.filter(({ category }) => category === kind) }))
    .filter(({ questions }) => questions.length > 0)

/** The question bank by its kinds, folded until it is searched; ticking adds a question at the end. */
export function QuestionPicker({ chosen, onChange, error }: QuestionPickerProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS)
  const bank = useQuery({
    ...employerQuery('questions', { query: { page: 1, limit: PAGE_SIZE_MOST, ...(search ? { search } : {}) } }),
    placeholderData: keepPreviousData,
  })
  const isChosen = (question: Question): boolean => chosen.some(({ _id }) => _id === question._id)
  const toggle = (question: Question) =>
    onChange(isChosen(question) ? chosen.filter(({ _id }) => _id !== question._id) : [...chosen, question])
  const isFull = chosen.length >= INTERVIEW_QUESTIONS_MOST
  return (
    <fieldset className={styles.picker}>
      <TextInput
        label={words.questionsBankUp(INTERVIEW_QUESTIONS_MOST)}
        placeholder={words.searchYourQuestions}
        type="search"
        maxLength={100}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // It searches while it is typed: Enter sends no form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        error={error}
      />
      {bank.error && <Note kind="bad">{surfaceOf(bank.error).text}</Note>}
      {!bank.data && !bank.error && (
        <div role="status" aria-label={words.loadingYourQuestions} className={styles.bank}>
          {[1, 2, 3].map((one) => (
            <Bone key={one} height={40} />
          ))}
        </div>
      )}
      {byKind(bank.data?.data ?? []).map(({ kind, questions }) => (
        <Fold key={kind} title={words.kindOf(categoryWords[kind], questions.length)} isOpen={search !== ''}>
          <div className={styles.bank}>
            {questions.map((question) => (
              <Checkbox
                key={question._id}
                label={question.question}
                description={question.isLocked ? words.lockedPlanHasRoom : questionFacts(question)}
                classNames={{ description: styles.facts ?? '' }}
                checked={isChosen(question)}
                disabled={(isFull || question.isLocked) && !isChosen(question)}
                onChange={() => toggle(question)}
              />
            ))}
          </div>
        </Fold>
      ))}
      {bank.data?.data.length === 0 && (
        <p className={styles.muted}>
          {search ? words.noQuestionYoursHas(search) : words.yourBankIsEmpty} <Link to={paths.questions}>{words.goToYourQuestions}</Link>
        </p>
      )}
    </fieldset>
  )
}
