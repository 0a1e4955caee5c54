import { screeningAnswerTypes } from '@evenshift/contract/states/job/job-terms'
import { ActionIcon, Button, Checkbox, TagsInput, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import { answerTypeWords } from '#web/shared/job/term-words'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/posts/write/sheet/words'
import styles from '../Wizard.module.css'

type Question = PostValues['screeningQuestions'][number]
const QUESTIONS_MOST = 5
const types = screeningAnswerTypes.map((value) => ({ value, label: answerTypeWords[value] }))

/** Up to five short questions that are answered with the application. */
export function ScreeningQuestions({ form, wording }: Pick<WizardStepProps, 'form' | 'wording'>) {
  const { screeningQuestions: questions } = form.values
  const fault = form.errors['screeningQuestions']
  const faultId = useId()
  const set = (changed: readonly Question[]) => form.setFieldValue('screeningQuestions', [...changed])
  const group = useRef<HTMLDivElement>(null)
  const add = () => {
    flushSync(() => set([...questions, { question: '', answerType: 'yes_no', options: [], required: true }]))
    group.current?.querySelector<HTMLInputElement>(`[data-place="${questions.length}"]`)?.focus()
  }
  const change = (place: number, part: Partial<Question>) =>
    set(questions.map((one, index) => (index === place ? { ...one, ...part } : one)))
  return (
    <div
      ref={group}
      className={styles.questions}
      role="group"
      aria-label={words.yourQuestions}
      aria-describedby={fault ? faultId : undefined}
      data-error={fault ? true : undefined}
    >
      {questions.map((question, place) => (
        <div key={place} className={styles.question} role="group" aria-label={words.question(place + 1)}>
          <TextInput
            label={words.question(place + 1)}
            data-place={place}
            maxLength={300}
            value={question.question}
            error={form.errors[`screeningQuestions.${place}`]}
            onChange={(event) => change(place, { question: event.currentTarget.value })}
          />
          <ActionIcon aria-label={words.removeQuestion(place + 1)} onClick={() => set(questions.filter((_, index) => index !== place))}>
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
          <SelectField
            label={words.answer}
            options={types}
            value={question.answerType}
            error={form.errors[`screeningQuestions.${place}.answerType`]}
            onChange={(value) =>
              change(place, { answerType: value as Question['answerType'], ...(value === 'choice' ? {} : { options: [] }) })
            }
          />
          {question.answerType === 'choice' && (
            <TagsInput
              className={styles.whole ?? ''}
              label={words.options}
              description={words.typeOnePressEnter}
              maxTags={8}
              value={question.options ?? []}
              error={form.errors[`screeningQuestions.${place}.options`]}
              onChange={(options) => change(place, { options })}
            />
          )}
          <Checkbox
            className={styles.whole ?? ''}
            label={words.anAnswerIsNeeded}
            checked={question.required ?? true}
            error={form.errors[`screeningQuestions.${place}.required`]}
            onChange={(event) => change(place, { required: event.currentTarget.checked })}
          />
          <WordingNote hits={['question', 'options'].flatMap((part) => wording[`screeningQuestions.${place}.${part}`] ?? [])} />
        </div>
      ))}
      {fault && (
        <p id={faultId} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {questions.length < QUESTIONS_MOST && (
        <Button variant="light" leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={add}>
          {words.addAQuestion}
        </Button>
      )}
    </div>
  )
}
