import { dbsLevels, visaReasons } from '@evenshift/contract/states/job/job-terms'
import { Checkbox, TextInput } from '@mantine/core'
import { replaceIn } from '#web/areas/employer/posts/write/replaced-words'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { dbsWords, visaReasonWords } from '#web/shared/job/term-words'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/posts/write/sheet/words'

const ages = [
  { value: '16', label: words.n16AndOver },
  { value: '18', label: words.n18AndOver },
]
const levels = dbsLevels.map((value) => ({ value, label: dbsWords[value] }))
const reasons = visaReasons.map((value) => ({ value, label: visaReasonWords[value] }))

/** Whom the law keeps from a job, and why. */
export function TheChecks({ form, wording }: Pick<WizardStepProps, 'form' | 'wording'>) {
  const { minimumAge, dbsLevel, openToInternationalStudents } = form.values
  const age = fieldOf(form, 'minimumAge')
  return (
    <>
      <SelectField
        label={words.minimumAge}
        options={ages}
        value={String(minimumAge)}
        onChange={(value) => age.onChange(value === '18' ? 18 : 16)}
        error={age.error}
      />
      {minimumAge === 18 && (
        <TextInput
          label={words.why18AndOver}
          description={words.mustLegalReasonNight}
          maxLength={300}
          {...form.getInputProps('minimumAgeReason')}
        />
      )}
      <WordingNote hits={wording['minimumAgeReason']} onReplace={replaceIn(form, 'minimumAgeReason')} />
      <SelectField label={words.dbsCheck} options={levels} {...fieldOf(form, 'dbsLevel')} />
      {dbsLevel !== 'none' && (
        <TextInput label={words.whyDoNeed} description={words.askingHigherCheckThan} maxLength={300} {...form.getInputProps('dbsReason')} />
      )}
      <Checkbox
        label={words.openToStudentVisaHolders}
        description={words.internationalStudentsCanApply}
        checked={openToInternationalStudents}
        error={form.errors['openToInternationalStudents']}
        onChange={(event) => form.setFieldValue('openToInternationalStudents', event.currentTarget.checked)}
      />
      {!openToInternationalStudents && <SelectField label={words.whatsTheLegalReason} options={reasons} {...fieldOf(form, 'visaReason')} />}
    </>
  )
}
