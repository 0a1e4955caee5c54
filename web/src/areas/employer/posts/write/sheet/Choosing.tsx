import { machineJudgements, replyDays } from '@evenshift/contract/states/job/job-terms'
import { Checkbox } from '@mantine/core'
import { unsaid } from '#web/areas/employer/posts/write/sheet/unsaid'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { DatesNote } from '#web/areas/employer/posts/write/steps/DatesNote'
import { fieldOf } from '#web/shared/forms/field-of'
import { machineJudgementWords } from '#web/shared/job/term-words'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/posts/write/sheet/words'

const replies = replyDays.map((days) => ({ value: String(days), label: words.day(days) }))
const judgements = machineJudgements.map((value) => ({ value, label: machineJudgementWords[value] }))

/** How soon people hear, and who or what judges them by what. */
export function Choosing({ form }: Pick<WizardStepProps, 'form'>) {
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
      <DatesNote values={form.values} />
      <Checkbox
        label={words.hideNamesUntilInterview}
        description={words.youllSeeApplicant}
        checked={form.values.hideNames}
        error={form.errors['hideNames']}
        onChange={(event) => form.setFieldValue('hideNames', event.currentTarget.checked)}
      />
      <SelectField
        label={words.doUseSoftwareJudge}
        description={words.softwareRanksPeopleTurns}
        options={judgements}
        {...unsaid}
        {...fieldOf(form, 'machineJudgement')}
      />
    </>
  )
}
