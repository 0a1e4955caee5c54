import type { Job } from '@evenshift/contract/model/job'
import { Radio, Textarea } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'

interface ScreeningFieldProps {
  readonly question: Job['screeningQuestions'][number]
  readonly field: GetInputPropsReturnType
}

/** One question of the employer, asked the way it wants the answer. */
export function ScreeningField({ question: { question, answerType, options, required }, field }: ScreeningFieldProps) {
  const label = required ? question : `${question} (if you like)`
  if (answerType === 'text') return <Textarea label={label} autosize minRows={2} maxLength={1000} {...field} value={field.value ?? ''} />
  const choices = answerType === 'yes_no' ? ['Yes', 'No'] : options
  return (
    <Radio.Group label={label} {...field} value={field.value ?? ''}>
      {choices.map((choice) => (
        <Radio key={choice} value={choice} label={choice} mt={8} />
      ))}
    </Radio.Group>
  )
}
