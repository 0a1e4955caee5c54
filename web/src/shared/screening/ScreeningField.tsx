import type { Job } from '@evenshift/contract/model/job/job'
import { Radio, Textarea } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { yesNoOptions } from '#web/shared/words/answer'
import { words } from '#web/shared/screening/words'
import styles from './ScreeningField.module.css'

interface ScreeningFieldProps {
  readonly question: Job['screeningQuestions'][number]
  readonly field: GetInputPropsReturnType
}

/** One question of the employer, asked the way it wants the answer. */
export function ScreeningField({ question: { question, answerType, options, required }, field }: ScreeningFieldProps) {
  const label = required ? question : words.optional(question)
  if (answerType === 'text') return <Textarea label={label} autosize minRows={2} maxLength={1000} {...field} value={field.value ?? ''} />
  const choices = answerType === 'yes_no' ? yesNoOptions : options.map((option) => ({ value: option, label: option }))
  return (
    <Radio.Group label={label} {...field} value={field.value ?? ''}>
      <div className={styles.choices} data-pair={answerType === 'yes_no' || undefined} data-invalid={Boolean(field.error) || undefined}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            {...choice}
            classNames={{ root: styles.choice ?? '', label: styles.choiceLabel ?? '', icon: styles.choiceDot ?? '' }}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
