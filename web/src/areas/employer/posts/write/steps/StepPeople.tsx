import { dbsLevels, machineJudgements, visaReasons } from '@evenshift/contract/states/job/job-terms'
import { Checkbox, TextInput } from '@mantine/core'
import { InterviewQuestions } from '#web/areas/employer/posts/write/steps/InterviewQuestions'
import { ScreeningQuestions } from '#web/areas/employer/posts/write/steps/ScreeningQuestions'
import { SkillsRequired } from '#web/areas/employer/posts/write/steps/SkillsRequired'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import { dbsWords, machineJudgementWords, visaReasonWords } from '#web/shared/job/term-words'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { Card } from '#web/ui/page/Card'
import { SelectField } from '#web/ui/form/SelectField'
import styles from '../Wizard.module.css'

const ages = [
  { value: '16', label: 'From 16' },
  { value: '18', label: 'From 18' },
]
const levels = dbsLevels.map((value) => ({ value, label: dbsWords[value] }))
const reasons = visaReasons.map((value) => ({ value, label: visaReasonWords[value] }))
const judgements = machineJudgements.map((value) => ({ value, label: machineJudgementWords[value] }))

export function StepPeople({ form, wording }: WizardStepProps) {
  const { minimumAge, dbsLevel, openToInternationalStudents } = form.values
  const age = fieldOf(form, 'minimumAge')
  return (
    <>
      <SkillsRequired form={form} wording={wording} />
      <Card label="What the law asks">
        <h2>What the law asks</h2>
        <SelectField
          label="Minimum age"
          options={ages}
          value={String(minimumAge)}
          onChange={(value) => age.onChange(value === '18' ? 18 : 16)}
          error={age.error}
        />
        {minimumAge === 18 && (
          <TextInput
            label="Why from 18"
            description="Only the law is a reason: nights, selling alcohol, betting, driving"
            maxLength={300}
            {...form.getInputProps('minimumAgeReason')}
          />
        )}
        <WordingNote hits={wording['minimumAgeReason']} />
        <SelectField label="DBS check" options={levels} {...fieldOf(form, 'dbsLevel')} />
        {dbsLevel !== 'none' && (
          <TextInput
            label="Why this check"
            description="Asking for more than the work allows can be an offence"
            maxLength={300}
            {...form.getInputProps('dbsReason')}
          />
        )}
        <Checkbox
          label="Fits a student visa’s hours"
          description="International students may apply. Only the law is a reason to say no."
          checked={openToInternationalStudents}
          error={form.errors['openToInternationalStudents']}
          onChange={(event) => form.setFieldValue('openToInternationalStudents', event.currentTarget.checked)}
        />
        {!openToInternationalStudents && (
          <SelectField label="Which rule keeps them out" options={reasons} {...fieldOf(form, 'visaReason')} />
        )}
      </Card>
      <Card label="What people send">
        <h2>What people send, and who reads it</h2>
        <SelectField
          label="Does a machine judge who applies?"
          description="Software that ranks people or turns them down. They have a right to know"
          placeholder="Not said"
          clearable
          options={judgements}
          {...fieldOf(form, 'machineJudgement')}
        />
        <div className={styles.checks}>
          <Checkbox
            label="A CV is needed"
            description="Few students have one. Without it, more people apply."
            checked={form.values.requiresCv}
            error={form.errors['requiresCv']}
            onChange={(event) => form.setFieldValue('requiresCv', event.currentTarget.checked)}
          />
          <Checkbox
            label="Hide names until an interview or an offer"
            description="You see “Applicant 4”, and decide by what they can do"
            checked={form.values.hideNames}
            error={form.errors['hideNames']}
            onChange={(event) => form.setFieldValue('hideNames', event.currentTarget.checked)}
          />
        </div>
        <ScreeningQuestions form={form} wording={wording} />
      </Card>
      <InterviewQuestions form={form} />
    </>
  )
}
