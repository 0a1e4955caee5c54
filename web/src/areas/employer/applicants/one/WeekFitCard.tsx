import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import type { Shift } from '@evenshift/contract/model/week'
import { fitShifts, fitWords } from '#web/areas/employer/applicants/fit-words'
import { shiftWords, shiftsWords } from '@evenshift/contract/states/shift-words'
import { hoursWords, shortHours } from '#web/shared/week/worked-hours'
import { shortDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { TallWeek } from '#web/ui/week/TallWeek'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words as sentences } from '#web/areas/employer/applicants/one/words'
import styles from './Applicant.module.css'

/** "1½" of 12 hours, whose unit follows; "1½ h" of 9 h 45 min. */
const partOfHours = (hours: number, of: number): string =>
  / hours?$/.test(hoursWords(of)) ? hoursWords(hours).replace(/ hours?$/, '') : shortHours(hours)

/** Which of the post's shifts they applied for, and how those lie in this person's week: which clash, never why. Their own word goes first. */
export function WeekFitCard({ application }: { readonly application: EmployerApplicationDetail }) {
  const { job, shifts: appliedFor, fit, change } = application
  const wanted = job.shifts.filter(({ _id }) => appliedFor.includes(_id))
  const asked = wanted.length > 0 && (
    <p>
      {sentences.appliedFor(wanted.length, job.shifts.length)}:{' '}
      <b>
        <TextWithTimes text={shiftsWords(wanted)} />
      </b>
    </p>
  )
  // What is drawn is what was reckoned, whatever became of the job since.
  const shifts = fit ? fitShifts(wanted, fit) : []
  if (!fit && wanted.length > 0)
    return (
      <Card label={sentences.weekFit}>
        <h2>{sentences.appliedFor(wanted.length, job.shifts.length)}</h2>
        <p>
          <b>
            <TextWithTimes text={shiftsWords(wanted)} />
          </b>
        </p>
        <p className={styles.muted}>{sentences.noWeekAdded}</p>
      </Card>
    )
  if (!fit || shifts.length === 0)
    return (
      <Card label={sentences.weekFit}>
        <h2>{fitWords(fit) || sentences.noWeekAdded}</h2>
        {asked}
        <p className={styles.muted}>
          {fit && fit.filled > 0 ? sentences.othersHaveThem : wanted.length === 0 && job.shifts.length > 0 && sentences.noneShiftsTheyAsked}
        </p>
      </Card>
    )
  const clashing = (shift: Shift): boolean => fit.clashingShifts.some((clash) => shiftWords(clash) === shiftWords(shift))
  const named = fit.clashingShifts.length === 0 ? '' : shiftsWords(fit.clashingShifts)
  const clashes =
    fit.clashingShifts.length === 0
      ? asked && fit.filled === 0
        ? sentences.travelIncluded
        : sentences.freeForEveryShift(fit.filled > 0)
      : fit.hoursFit === fit.hoursTotal
        ? sentences.freeNotInTime(named)
        : fit.filled > 0
          ? sentences.clashes(named)
          : sentences.clashesHoursFit(
              fit.shiftsFit > 0 ? named : null,
              partOfHours(fit.hoursFit, fit.hoursTotal),
              hoursWords(fit.hoursTotal),
            )
  const said = change?.confirmedAt && change.said.length > 0 && fit.clashingShifts.length === 0 ? change : null
  const result = said === null ? fitWords(fit) : sentences.theyveSaidTheyCan
  const why = said?.confirmedAt ? sentences.saidSinceChange(shortDate(said.confirmedAt), shiftsWords(said.said)) : clashes
  return (
    <Card label={sentences.weekFit}>
      <div>
        <h2>{result}</h2>
        {asked}
        <p className={styles.muted}>{why}</p>
      </div>
      <TallWeek shifts={shifts.map((shift) => ({ ...shift, clash: clashing(shift) }))} sentence={`${result}. ${why}`} height={150} />
    </Card>
  )
}
