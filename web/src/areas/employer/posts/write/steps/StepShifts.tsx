import { londonDay } from '@evenshift/contract/london'
import { contractLengths, contractTypes, nightJourneyWords, nightJourneys } from '@evenshift/contract/states/job/job-terms'
import { NumberInput } from '@mantine/core'
import { ShiftFields } from '#web/areas/employer/ShiftFields'
import { EachPersonWorks } from '#web/areas/employer/posts/write/steps/EachPersonWorks'
import { YoungWorkersNote } from '#web/areas/employer/posts/write/steps/YoungWorkersNote'
import { hoursOfShifts, hoursWords } from '#web/shared/week/worked-hours'
import { hoursEach, neededOf, withShifts } from '#web/areas/employer/posts/write/shifts-needed'
import { contractLengthWords, contractTypeWords } from '#web/shared/job/term-words'
import { asksNightJourney } from '#web/areas/employer/posts/write/post-values'
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
const journeys = nightJourneys.map((value) => ({ value, label: nightJourneyWords[value] }))

export function StepShifts({ form }: WizardStepProps) {
  const { shifts, shiftsNeeded, vacancies } = form.values
  const now = useNow()
  const sum = shifts.length === 0 ? '' : ` ${counted(shifts.length, 'shift')}, ${hoursWords(hoursOfShifts(shifts))} a week without breaks.`
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
        <ShiftFields
          shifts={shifts}
          people={Number(vacancies) || 1}
          onChange={(changed) =>
            form.setValues(withShifts(form.values, { shifts: [...changed], shiftsNeeded: neededOf(shiftsNeeded, changed.length) }))
          }
          faultOf={faultOf}
        />
        <EachPersonWorks form={form} />
        <YoungWorkersNote form={form} />
        {asksNightJourney(form.values) && (
          <SelectField
            label="How do people get home?"
            description="A shift ends after 23:00. People read this before they apply"
            options={journeys}
            {...fieldOf(form, 'nightJourney')}
          />
        )}
      </Card>
      <Card label="Hours and contract">
        <h2>How many hours, from when?</h2>
        <div className={styles.pair}>
          <NumberInput
            label="Hours a week"
            description={
              shifts.length > 0 ? `Your shifts come to ${hoursWords(hoursEach(form.values))} each, without breaks` : 'What one person works'
            }
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
          <SelectField label="Contract type" options={types} {...fieldOf(form, 'contractType')} />
          <SelectField label="Length" options={lengths} {...fieldOf(form, 'contractLength')} />
          <DateField label="Start date" first={londonDay(now)} last={null} {...fieldOf(form, 'startDate')} />
          <NumberInput label="Rota notice (days)" min={0} max={60} allowDecimal={false} {...fieldOf(form, 'shiftNoticeDays')} />
        </div>
      </Card>
    </>
  )
}
