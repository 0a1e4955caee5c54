import { londonDay } from '@evenshift/contract/london'
import { nightJourneyWords, nightJourneys } from '@evenshift/contract/states/job/job-terms'
import { NumberInput } from '@mantine/core'
import { ShiftFields } from '#web/areas/employer/ShiftFields'
import { startWith } from '#web/areas/employer/posts/write/post-dates'
import { asksNightJourney } from '#web/areas/employer/posts/write/post-values'
import { hoursEach, isOtherThanShifts, neededOf, withShifts } from '#web/areas/employer/posts/write/shifts-needed'
import { EachPersonWorks } from '#web/areas/employer/posts/write/steps/EachPersonWorks'
import { YoungWorkersNote } from '#web/areas/employer/posts/write/steps/YoungWorkersNote'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { isForAdults } from '#web/areas/employer/posts/write/young-workers'
import { fieldOf } from '#web/shared/forms/field-of'
import { hoursOfShifts, hoursWords } from '#web/shared/week/worked-hours'
import { counted } from '#web/shared/words/numbers'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import { SelectField } from '#web/ui/form/SelectField'
import { TallWeek } from '#web/ui/week/TallWeek'
import { dayLabel } from '#web/ui/week/days'
import styles from '../Wizard.module.css'

const journeys = nightJourneys.map((value) => ({ value, label: nightJourneyWords[value] }))

/** The shifts of a usual week, drawn and in rows, and how much of them one person works. */
export function TheWeek({ form }: Pick<WizardStepProps, 'form'>) {
  const { shifts, shiftsNeeded, vacancies, minimumAge, hoursPerWeek } = form.values
  const today = londonDay(useNow())
  const sum = shifts.length === 0 ? '' : ` ${counted(shifts.length, 'shift')}, ${hoursWords(hoursOfShifts(shifts))} a week without breaks.`
  const faultOf = (path: string) => {
    const fault = form.errors[path]
    return typeof fault === 'string' ? fault : undefined
  }
  return (
    <>
      <div>
        <h2>The week</h2>
        <p className={styles.muted}>Real times let us show the job to people who are free.{sum}</p>
      </div>
      {shifts.length > 0 && (
        <TallWeek
          shifts={shifts.map((shift) => ({ ...shift, clash: minimumAge === 16 && isForAdults(shift) }))}
          sentence={`The week: ${shifts.map(({ day, start, end }) => `${dayLabel(day)} ${start} to ${end}`).join(', ')}`}
          height={150}
          names={{ fits: 'Shift', clash: '18 and over only' }}
        />
      )}
      <ShiftFields
        shifts={shifts}
        people={Number(vacancies) || 1}
        onChange={(changed) =>
          form.setValues({
            ...withShifts(form.values, { shifts: [...changed], shiftsNeeded: neededOf(shiftsNeeded, changed.length) }),
            startDate: startWith(form.values, [...changed], today),
          })
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
      <div className={styles.pair}>
        <NumberInput
          label="How many people do you need?"
          description="For the whole job"
          min={1}
          max={500}
          allowDecimal={false}
          {...fieldOf(form, 'vacancies')}
        />
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
      </div>
      {isOtherThanShifts(form.values) && (
        <Note kind="warning">
          You’ve set {hoursWords(Number(hoursPerWeek))} a week, but the shifts come to {hoursWords(hoursEach(form.values))}. People see
          both.
        </Note>
      )}
    </>
  )
}
