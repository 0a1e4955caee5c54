import { machineJudgements, replyDays } from '@evenshift/contract/states/job/job-terms'
import { Checkbox } from '@mantine/core'
import { ScreeningQuestions } from '#web/areas/employer/posts/write/sheet/ScreeningQuestions'
import { unsaid } from '#web/areas/employer/posts/write/sheet/unsaid'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { machineJudgementWords } from '#web/shared/job/term-words'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { SelectField } from '#web/ui/form/SelectField'
import { Bone } from '#web/ui/page/Bone'
import { words } from '#web/areas/employer/posts/write/sheet/words'
import styles from '../Wizard.module.css'

// The bank is not needed before somebody opens this.
const InterviewQuestions = lazyPart(
  async () => (await import('#web/areas/employer/posts/write/sheet/InterviewQuestions')).InterviewQuestions,
  <Bone height={80} />,
)

const replies = replyDays.map((days) => ({ value: String(days), label: words.day(days) }))
const judgements = machineJudgements.map((value) => ({ value, label: machineJudgementWords[value] }))

/** What people send and are asked, who reads it and how soon they hear. */
export function Applying({ form, wording }: Pick<WizardStepProps, 'form' | 'wording'>) {
  const reply = fieldOf(form, 'replyWithinDays')
  return (
    <>
      <SelectField
        label={words.replyToEveryoneWithin}
        description={words.shownJobAlongHow}
        options={replies}
        value={String(reply.value)}
        onChange={(value) => reply.onChange(Number(value ?? 7))}
        error={reply.error}
      />
      <div className={styles.checks}>
        <Checkbox
          label={words.requireACv}
          description={words.fewStudentsHaveOne}
          checked={form.values.requiresCv}
          error={form.errors['requiresCv']}
          onChange={(event) => form.setFieldValue('requiresCv', event.currentTarget.checked)}
        />
        <Checkbox
          label={words.hideNamesUntilInterview}
          description={words.youllSeeApplicant}
          checked={form.values.hideNames}
          error={form.errors['hideNames']}
          onChange={(event) => form.setFieldValue('hideNames', event.currentTarget.checked)}
        />
      </div>
      <SelectField
        label={words.doUseSoftwareJudge}
        description={words.softwareRanksPeopleTurns}
        options={judgements}
        {...unsaid}
        {...fieldOf(form, 'machineJudgement')}
      />
      <ScreeningQuestions form={form} wording={wording} />
      <InterviewQuestions form={form} />
    </>
  )
}
