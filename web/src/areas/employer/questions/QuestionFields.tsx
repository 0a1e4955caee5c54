import { NumberInput, Switch, TagsInput, TextInput, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { OptionFields } from '#web/areas/employer/questions/OptionFields'
import { answerTypeChoices, categoryChoices, retakeChoices } from '#web/areas/employer/questions/question-choices'
import type { QuestionValues } from '#web/areas/employer/questions/question-values'
import { SelectField } from '#web/ui/form/SelectField'
import styles from './Questions.module.css'

const seconds = { suffix: ' seconds', step: 15, allowDecimal: false, allowNegative: false } as const

export function QuestionFields({ form }: { readonly form: UseFormReturnType<QuestionValues> }) {
  const { answerType, options, retakes } = form.values
  return (
    <>
      <Textarea
        label="Question"
        description="Ask about the job: what people would do, when they can work, how they go about it."
        required
        autosize
        minRows={2}
        maxLength={300}
        {...form.getInputProps('question')}
      />
      <Textarea
        label="Guidance"
        description="What helps to answer well. The person reads it below the question."
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('guidance')}
      />
      <div className={styles.pair}>
        <SelectField label="Category" required options={categoryChoices} {...form.getInputProps('category')} />
        <SelectField
          label="Answered by"
          required
          options={answerTypeChoices}
          {...form.getInputProps('answerType')}
          onChange={(value) => {
            if (value === 'choice' && options.length === 0) form.setFieldValue('options', ['', ''])
            form.getInputProps('answerType').onChange(value)
          }}
        />
      </div>
      {answerType === 'choice' && <OptionFields form={form} />}
      <div className={styles.pair}>
        <NumberInput
          label="Time to think"
          description="0 is as long as they like"
          min={0}
          max={300}
          {...seconds}
          {...form.getInputProps('thinkSeconds')}
        />
        <NumberInput
          label="Time to answer"
          description="15 to 180 seconds"
          min={15}
          max={180}
          {...seconds}
          {...form.getInputProps('answerSeconds')}
        />
      </div>
      <SelectField
        label="Trying again"
        description="People answer better when they may start over."
        options={retakeChoices}
        {...form.getInputProps('retakes')}
      />
      {retakes === '0' && <TextInput label="Why nobody may try again" required maxLength={200} {...form.getInputProps('retakesReason')} />}
      <Switch
        label="An answer is required"
        description="People may leave out what is not."
        aria-invalid={form.errors['required'] ? true : undefined}
        {...form.getInputProps('required', { type: 'checkbox' })}
      />
      <TagsInput label="Tags" description="To find it again. Type one and press Enter." maxTags={10} {...form.getInputProps('tags')} />
    </>
  )
}
