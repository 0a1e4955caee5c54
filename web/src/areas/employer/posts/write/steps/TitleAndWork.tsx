import { TextInput, Textarea } from '@mantine/core'
import { replaceIn } from '#web/areas/employer/posts/write/replaced-words'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { words } from '#web/areas/employer/posts/write/steps/words'
import styles from '../Wizard.module.css'

/** What a job is called and what it is, in its employer's words; what it is called stands fast once people have applied. */
export function TitleAndWork({ form, job, wording }: WizardStepProps) {
  const isFixed = job !== null && job.status !== 'draft' && job.counts.some(({ count }) => count > 0)
  return (
    <>
      {isFixed ? (
        // Read whole, however long it is.
        <Textarea
          label={words.jobTitle}
          description={words.peopleHaveAppliedCant}
          classNames={{ input: styles.fixed ?? '' }}
          readOnly
          autosize
          minRows={1}
          {...form.getInputProps('title')}
        />
      ) : (
        <TextInput label={words.jobTitle} required maxLength={80} placeholder={words.weekendBarista} {...form.getInputProps('title')} />
      )}
      <WordingNote hits={wording['title']} onReplace={replaceIn(form, 'title')} />
      <Textarea
        label={words.whatTheyllDo}
        description={words.twoThreeSentencesWork}
        autosize
        minRows={4}
        maxLength={6000}
        {...form.getInputProps('description')}
      />
      <WordingNote hits={wording['description']} onReplace={replaceIn(form, 'description')} />
    </>
  )
}
