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
  { value: '16', label: '16 and over' },
  { value: '18', label: '18 and over' },
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
      <Card label="Legal requirements">
        <h2>Legal requirements</h2>
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
        {!openToInternationalStudents && (
          <SelectField label="What’s the legal reason?" options={reasons} {...fieldOf(form, 'visaReason')} />
        )}
      </Card>
      <Card label="Applications">
        <h2>What people send, and who reads it</h2>
        <SelectField
          label="Do you use software to judge who applies?"
          description="Software that ranks people or turns them down. They have a right to know"
          placeholder="Not said"
          clearable
          options={judgements}
          {...fieldOf(form, 'machineJudgement')}
        />
        <div className={styles.checks}>
          <Checkbox
            label="Require a CV"
            description="Few students have one. You’ll get more applicants without it."
            checked={form.values.requiresCv}
            error={form.errors['requiresCv']}
            onChange={(event) => form.setFieldValue('requiresCv', event.currentTarget.checked)}
          />
          <Checkbox
            label="Hide names until an interview or an offer"
            description="You’ll see “Applicant 4” and judge on skills alone"
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
