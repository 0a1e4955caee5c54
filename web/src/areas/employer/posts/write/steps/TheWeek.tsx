import { londonDay } from '@evenshift/contract/london'
import type { JobShiftInput } from '@evenshift/contract/model/week'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { openShifts, usualHours } from '@evenshift/contract/states/job/usual-hours'
import { Button } from '@mantine/core'
import { ShiftFields } from '#web/areas/employer/ShiftFields'
import { filledShifts } from '#web/areas/employer/posts/write/open-shifts'
import { markFilled, shiftsSentence } from '#web/areas/employer/posts/write/preview/shifts-sentence'
import { changedShifts } from '#web/areas/employer/posts/write/changed-shifts'
import { asksNightJourney } from '#web/areas/employer/posts/write/post-values'
import { ByAgreement, HoursField } from '#web/areas/employer/posts/write/steps/ByAgreement'
import { isOverlapping } from '#web/areas/employer/posts/write/overlapping'
import { useHolders } from '#web/areas/employer/posts/write/useHolders'
import { peopleNow, seatsLeft } from '#web/areas/employer/posts/write/shifts-needed'
import { EachPersonWorks } from '#web/areas/employer/posts/write/steps/EachPersonWorks'
import { NightJourney } from '#web/areas/employer/posts/write/steps/NightJourney'
import { YoungWorkersNote } from '#web/areas/employer/posts/write/steps/YoungWorkersNote'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { isForAdults } from '#web/areas/employer/posts/write/young-workers'
import { hoursSaid, hoursSpan } from '#web/shared/job-week/week-words'
import { hoursWords } from '#web/shared/week/worked-hours'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import { TallWeek } from '#web/ui/week/TallWeek'
import { words } from '#web/areas/employer/posts/write/steps/words'
import styles from '../Wizard.module.css'

/** The shifts of a usual week, drawn and in rows, and how much of them one person works; how many people that makes is said below. */
export function TheWeek({ form, job }: Pick<WizardStepProps, 'form' | 'job'>) {
  const { shifts, shiftsNeeded, vacancies, minimumAge, hoursPerWeek, hoursByAgreement } = form.values
  const left = seatsLeft(form.values)
  const people = peopleNow(form.values, job)
  const today = londonDay(useNow())
  const noteOf = useHolders(job)
  const filled = filledShifts(form.values, job)
  // Of the shifts that are left, as the review says it.
  const asked = { shifts, shiftsNeeded, hoursPerWeek: hoursPerWeek === '' ? null : Number(hoursPerWeek) }
  const week = usualHours(asked, openShifts(asked, filled))
  // Of a post that is out the law is told at the shift, before a save is refused.
  const isBarred = (shift: JobShiftInput | undefined): boolean => minimumAge !== 18 && shift !== undefined && isForAdults(shift)
  const faultOf = (path: string) => {
    const fault = form.errors[path]
    if (typeof fault === 'string') return fault
    const place = /^shifts\.(\d+)$/.exec(path)?.[1]
    return job !== null && job.status !== 'draft' && place !== undefined && isBarred(shifts[Number(place)])
      ? words.n18AndOverOnly
      : undefined
  }
  const overlapAt = (place: number): string | null => {
    const shift = shifts[place]
    const other = shift && shifts.slice(0, place).find((one) => isOverlapping(one, shift))
    return shift && other ? words.theseTwoOverlap(shiftsWords([other, shift])) : null
  }
  return (
    <>
      <div>
        <h2>{words.theWeek}</h2>
        <p className={styles.muted}>{words.showJobPeopleWho}</p>
      </div>
      {shifts.length > 0 && (
        <TallWeek
          shifts={markFilled(shifts, filled).map((shift) => ({ ...shift, clash: isBarred(shift) }))}
          sentence={shiftsSentence(shifts, filled)}
          height={150}
          names={{ fits: words.shift, clash: words.n18AndOverOnly, gone: words.filled }}
        />
      )}
      <ShiftFields
        shifts={shifts}
        people={1}
        onChange={(changed) => form.setValues(changedShifts(form.values, [...changed], today, job))}
        noteOf={noteOf}
        warningOf={overlapAt}
        faultOf={faultOf}
      />
      {shifts.length === 0 && <ByAgreement form={form} />}
      {shifts.length === 0 && hoursByAgreement && <HoursField form={form} />}
      <EachPersonWorks form={form} job={job} />
      {shifts.length > 0 && hoursPerWeek !== '' && (
        <p role="status">
          {words.thatsWeekEach(Number(vacancies) || 1, hoursSpan(week) === null ? words.about(hoursWords(week.hours)) : hoursSaid(week), {
            isChoice: isChoice(form.values),
            hasBreaks: shifts.some(({ breakMinutes = 0 }) => breakMinutes > 0),
          })}
        </p>
      )}
      {people !== null && (
        <Note kind="warning">
          {words.shiftsNeedNow(people, Number(vacancies) || 1, isChoice(form.values))}
          <span className={styles.ways}>
            <Button variant="default" onClick={() => form.setValues({ vacancies: people })}>
              {words.lookFor(people)}
            </Button>
          </span>
        </Note>
      )}
      {left > 0 && <Note>{words.shiftsLeft(left)}</Note>}
      <YoungWorkersNote form={form} job={job} />
      {asksNightJourney(form.values) && <NightJourney form={form} />}
    </>
  )
}
