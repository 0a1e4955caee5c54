import { londonDay } from '@evenshift/contract/london'
import { contractLengths, contractTypes } from '@evenshift/contract/states/job/job-terms'
import { NumberInput } from '@mantine/core'
import { ShiftFields } from '#web/areas/employer/ShiftFields'
import { YoungWorkersNote } from '#web/areas/employer/posts/write/steps/YoungWorkersNote'
import { hoursOfShifts } from '#web/areas/employer/posts/write/hourly'
import { contractLengthWords, contractTypeWords } from '#web/areas/employer/posts/write/term-words'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { counted } from '#web/shared/words/numbers'
import { Card } from '#web/ui/page/Card'
import { DateField } from '#web/ui/form/DateField'
import { SelectField } from '#web/ui/form/SelectField'
import { useNow } from '#web/shared/words/useNow'
import styles from '../Wizard.module.css'

const types = contractTypes.map((value) => ({ value, label: contractTypeWords[value] }))
const lengths = contractLengths.map((value) => ({ value, label: contractLengthWords[value] }))

export function StepShifts({ form }: WizardStepProps) {
  const { shifts } = form.values
  const now = useNow()
  const sum = shifts.length === 0 ? '' : ` ${counted(shifts.length, 'shift')}, ${counted(hoursOfShifts(shifts), 'hour')} a week.`
  const faultOf = (path: string) => {
    const fault = form.errors[path]
    return typeof fault === 'string' ? fault : undefined
  }
  return (
    <>
      <Card label="Shifts">
        <div>
          <h2>When are the shifts?</h2>
          <p className={styles.muted}>Real times let us show the job to people who are free.{sum}</p>
        </div>
        <ShiftFields shifts={shifts} onChange={(changed) => form.setFieldValue('shifts', [...changed])} faultOf={faultOf} />
        <YoungWorkersNote form={form} />
      </Card>
      <Card label="Hours and contract">
        <h2>How many hours, from when?</h2>
        <div className={styles.pair}>
          <NumberInput
            label="Hours a week"
            description={shifts.length > 0 ? `Your shifts come to ${hoursOfShifts(shifts)}` : 'What one person works'}
            min={0.5}
            max={60}
            step={0.5}
            {...fieldOf(form, 'hoursPerWeek')}
          />
          <NumberInput
            label="Guaranteed hours a week"
            description="Leave empty where none are"
            min={0.5}
            max={60}
            step={0.5}
            {...fieldOf(form, 'guaranteedHours')}
          />
          <SelectField label="Kind of contract" options={types} {...fieldOf(form, 'contractType')} />
          <SelectField label="How long it lasts" options={lengths} {...fieldOf(form, 'contractLength')} />
          <DateField label="First day of work" first={londonDay(now)} last={null} {...fieldOf(form, 'startDate')} />
          <NumberInput label="Days of notice before a shift" min={0} max={60} allowDecimal={false} {...fieldOf(form, 'shiftNoticeDays')} />
        </div>
      </Card>
    </>
  )
}
