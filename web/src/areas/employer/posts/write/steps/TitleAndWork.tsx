import { TextInput, Textarea } from '@mantine/core'
import { replaceIn } from '#web/areas/employer/posts/write/replaced-words'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { words } from '#web/areas/employer/posts/write/steps/words'

/** What a job is called and what it is, in its employer's words. */
export function TitleAndWork({ form, job, wording }: WizardStepProps) {
  const isFixed = job !== null && job.status !== 'draft' && job.counts.some(({ count }) => count > 0)
  return (
    <>
      <TextInput
        label={words.jobTitle}
        required
        maxLength={80}
        placeholder={words.weekendBarista}
        disabled={isFixed}
        {...(isFixed ? { description: words.peopleHaveAppliedCant } : {})}
        {...form.getInputProps('title')}
      />
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
