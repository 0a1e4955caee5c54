import { ANSWER_GRACE_SECONDS } from '@evenshift/contract/constants'
import { NumberInput, Switch, TagsInput, TextInput, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { words } from '#web/areas/employer/questions/words'
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
        label={words.question}
        description={words.askAboutJobTasks}
        required
        autosize
        minRows={2}
        maxLength={300}
        {...form.getInputProps('question')}
      />
      <Textarea
        label={words.tipsForAnswering}
        description={words.shownUnderTheQuestion}
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('guidance')}
      />
      <div className={styles.pair}>
        <SelectField label={words.category} required options={categoryChoices} {...form.getInputProps('category')} />
        <SelectField
          label={words.answerType}
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
          label={words.thinkingTime}
          description={words.n0MeansNoLimit}
          min={0}
          max={300}
          {...seconds}
          {...form.getInputProps('thinkSeconds')}
        />
        <NumberInput
          label={words.timeToAnswer}
          description={words.answerTime(15, 180, ANSWER_GRACE_SECONDS)}
          min={15}
          max={180}
          {...seconds}
          {...form.getInputProps('answerSeconds')}
        />
      </div>
      <SelectField
        label={words.retakes}
        description={words.peopleGiveBetterAnswers}
        options={retakeChoices}
        {...form.getInputProps('retakes')}
      />
      {retakes === '0' && <TextInput label={words.whyNoRetakes} required maxLength={200} {...form.getInputProps('retakesReason')} />}
      <Switch
        label={words.required}
        description={words.peopleCanSkipOptional}
        aria-invalid={form.errors['required'] ? true : undefined}
        {...form.getInputProps('required', { type: 'checkbox' })}
      />
      <TagsInput label={words.tags} description={words.typeTagPressEnter} maxTags={10} {...form.getInputProps('tags')} />
    </>
  )
}
