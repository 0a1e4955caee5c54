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
        description="Ask about the job: the tasks, when they can work and how they’d do it."
        required
        autosize
        minRows={2}
        maxLength={300}
        {...form.getInputProps('question')}
      />
      <Textarea
        label="Tips for answering"
        description="Shown under the question."
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('guidance')}
      />
      <div className={styles.pair}>
        <SelectField label="Category" required options={categoryChoices} {...form.getInputProps('category')} />
        <SelectField
          label="Answer type"
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
          label="Thinking time"
          description="0 means no limit"
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
        label="Retakes"
        description="People give better answers when they can try again."
        options={retakeChoices}
        {...form.getInputProps('retakes')}
      />
      {retakes === '0' && <TextInput label="Why no retakes?" required maxLength={200} {...form.getInputProps('retakesReason')} />}
      <Switch
        label="Required"
        description="People can skip optional questions."
        aria-invalid={form.errors['required'] ? true : undefined}
        {...form.getInputProps('required', { type: 'checkbox' })}
      />
      <TagsInput label="Tags" description="Type a tag and press Enter." maxTags={10} {...form.getInputProps('tags')} />
    </>
  )
}
