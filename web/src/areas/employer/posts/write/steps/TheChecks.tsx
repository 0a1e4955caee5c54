import { dbsLevels, visaReasons } from '@evenshift/contract/states/job/job-terms'
import { Checkbox, TextInput } from '@mantine/core'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { dbsWords, visaReasonWords } from '#web/shared/job/term-words'
import { SelectField } from '#web/ui/form/SelectField'

const ages = [
  { value: '16', label: '16 and over' },
  { value: '18', label: '18 and over' },
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
        label="Minimum age"
        options={ages}
        value={String(minimumAge)}
        onChange={(value) => age.onChange(value === '18' ? 18 : 16)}
        error={age.error}
      />
      {minimumAge === 18 && (
        <TextInput
          label="Why 18 and over?"
          description="It must be a legal reason: night work, selling alcohol, betting or driving"
          maxLength={300}
          {...form.getInputProps('minimumAgeReason')}
        />
      )}
      <WordingNote hits={wording['minimumAgeReason']} />
      <SelectField label="DBS check" options={levels} {...fieldOf(form, 'dbsLevel')} />
      {dbsLevel !== 'none' && (
        <TextInput
          label="Why do you need it?"
          description="Asking for a higher check than the job allows can be against the law"
          maxLength={300}
          {...form.getInputProps('dbsReason')}
        />
      )}
      <Checkbox
        label="Fits student visa hours"
        description="International students can apply unless there’s a legal reason not to."
        checked={openToInternationalStudents}
        error={form.errors['openToInternationalStudents']}
        onChange={(event) => form.setFieldValue('openToInternationalStudents', event.currentTarget.checked)}
      />
      {!openToInternationalStudents && <SelectField label="What’s the legal reason?" options={reasons} {...fieldOf(form, 'visaReason')} />}
    </>
  )
}
