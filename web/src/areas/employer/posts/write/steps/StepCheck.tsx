import { CLOSING_DATE_DAYS_MOST } from '@evenshift/contract/constants'
import { londonDay } from '@evenshift/contract/london'
import { replyDays } from '@evenshift/contract/states/job/job-terms'
import { NumberInput, UnstyledButton } from '@mantine/core'
import { LimitLine } from '#web/areas/employer/plan/limit/LimitLine'
import { FirstDay } from '#web/areas/employer/posts/write/steps/FirstDay'
import { stepOf, steps } from '#web/areas/employer/posts/write/steps/steps'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { counted } from '#web/shared/words/numbers'
import { Card } from '#web/ui/page/Card'
import { Note } from '#web/ui/display/Note'
import { DateField } from '#web/ui/form/DateField'
import { SelectField } from '#web/ui/form/SelectField'
import { useNow } from '#web/shared/words/useNow'
import styles from '../Wizard.module.css'
import { plusDays } from '@evenshift/contract/days'

const replies = replyDays.map((days) => ({ value: String(days), label: counted(days, 'day') }))
const labelOf = (path: string): string => steps.find(({ key }) => key === stepOf(path))?.label ?? ''

/** How many, until when, how fast the answer; and whatever still keeps the post from going out. */
export function StepCheck({ form, job, onMend }: WizardStepProps) {
  const now = useNow()
  const faults = Object.entries(form.errors).flatMap(([path, fault]) => (typeof fault === 'string' ? [[path, fault] as const] : []))
  const reply = fieldOf(form, 'replyWithinDays')
  const last = londonDay(plusDays(now, CLOSING_DATE_DAYS_MOST))
  return (
    <>
      {faults.length > 0 && (
        <Note kind="bad" spoken>
          <b>{counted(faults.length, 'thing')} to fix before you publish</b>
          <ul className={styles.faults}>
            {faults.map(([path, fault]) => (
              <li key={path}>
                <UnstyledButton className={styles.link ?? ''} onClick={() => onMend(stepOf(path), fault)}>
                  {labelOf(path)}: {fault}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </Note>
      )}
      <Card label="Places and answers">
        <h2>Places and dates</h2>
        <div className={styles.pair}>
          <NumberInput label="How many people do you need?" min={1} max={500} allowDecimal={false} {...fieldOf(form, 'vacancies')} />
          <DateField label="Last day to apply" first={londonDay(now)} last={last} {...fieldOf(form, 'closingDate')} />
        </div>
        <SelectField
          label="Reply to everyone within"
          description="Shown on the job, along with how often you keep it"
          options={replies}
          value={String(reply.value)}
          onChange={(value) => reply.onChange(Number(value ?? 7))}
          error={reply.error}
        />
      </Card>
      <FirstDay form={form} job={job} />
      {(job === null || job.status === 'draft') && <LimitLine of="liveJobs" />}
      {(job === null || job.status === 'draft') && (
        <Note>
          We read your first job before it goes live, usually within one working day. After that, jobs go live straight away unless the pay
          or wording needs a check.
        </Note>
      )}
    </>
  )
}
