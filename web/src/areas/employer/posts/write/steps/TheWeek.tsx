import { londonDay } from '@evenshift/contract/london'
import { ShiftFields } from '#web/areas/employer/ShiftFields'
import { changedShifts } from '#web/areas/employer/posts/write/changed-shifts'
import { asksNightJourney } from '#web/areas/employer/posts/write/post-values'
import { ByAgreement, HoursField } from '#web/areas/employer/posts/write/steps/ByAgreement'
import { seatsLeft } from '#web/areas/employer/posts/write/shifts-needed'
import { EachPersonWorks } from '#web/areas/employer/posts/write/steps/EachPersonWorks'
import { NightJourney } from '#web/areas/employer/posts/write/steps/NightJourney'
import { YoungWorkersNote } from '#web/areas/employer/posts/write/steps/YoungWorkersNote'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { isForAdults } from '#web/areas/employer/posts/write/young-workers'
import { hoursWords } from '#web/shared/week/worked-hours'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import { TallWeek } from '#web/ui/week/TallWeek'
import { dayLabel } from '#web/ui/week/days'
import { inWeekOrder } from '#web/ui/week/week-order'
import { words } from '#web/areas/employer/posts/write/steps/words'
import styles from '../Wizard.module.css'

/** The shifts of a usual week, drawn and in rows, and how much of them one person works; how many people that makes is said below. */
export function TheWeek({ form }: Pick<WizardStepProps, 'form'>) {
  const { shifts, vacancies, minimumAge, hoursPerWeek, hoursByAgreement } = form.values
  const left = seatsLeft(form.values)
  const today = londonDay(useNow())
  const faultOf = (path: string) => {
    const fault = form.errors[path]
    return typeof fault === 'string' ? fault : undefined
  }
  return (
    <>
      <div>
        <h2>{words.theWeek}</h2>
        <p className={styles.muted}>{words.showJobPeopleWho}</p>
      </div>
      {shifts.length > 0 && (
        <TallWeek
          shifts={shifts.map((shift) => ({ ...shift, clash: minimumAge === 16 && isForAdults(shift) }))}
          sentence={words.theWeekWithShifts(
            inWeekOrder(shifts)
              .map(({ day, start, end }) => words.to(dayLabel(day), start, end))
              .join(', '),
          )}
          height={150}
          names={{ fits: words.shift, clash: words.n18AndOverOnly }}
        />
      )}
      <ShiftFields
        shifts={shifts}
        people={1}
        onChange={(changed) => form.setValues(changedShifts(form.values, [...changed], today))}
        faultOf={faultOf}
      />
      {shifts.length === 0 && <ByAgreement form={form} />}
      {shifts.length === 0 && hoursByAgreement && <HoursField form={form} />}
      <EachPersonWorks form={form} />
      {shifts.length > 0 && hoursPerWeek !== '' && (
        <p role="status">{words.thatsAboutWeekEach(Number(vacancies) || 1, hoursWords(Number(hoursPerWeek)))}</p>
      )}
      {left > 0 && <Note>{words.shiftsLeft(left)}</Note>}
      <YoungWorkersNote form={form} />
      {asksNightJourney(form.values) && <NightJourney form={form} />}
    </>
  )
}
