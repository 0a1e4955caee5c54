import type { EmployerApplication, EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import type { Shift } from '@evenshift/contract/model/week'
import { fitShifts } from '#web/areas/employer/applicants/applicant-words'
import { shiftsWords } from '#web/shared/week/shifts-words'
import { shortHours } from '#web/shared/week/worked-hours'
import { shortDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { TallWeek } from '#web/ui/week/TallWeek'
import { dayShort } from '#web/ui/week/days'
import { inWeekOrder } from '#web/ui/week/week-order'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words as sentences } from '#web/areas/employer/applicants/one/words'
import styles from './Applicant.module.css'

interface WeekFitCardProps {
  readonly job: Pick<EmployerApplicationDetail['job'], 'shifts'>
  /** Ids of those applied for. */
  readonly appliedFor: readonly string[]
  readonly fit: EmployerApplication['fit']
  readonly fitAt: string
}
const words = ({ day, start, end }: Shift): string => `${dayShort(day)} ${start}–${end}`

/** Which of the post's shifts they applied for, and how those lie in this person's week: which clash, never why. */
export function WeekFitCard({ job, appliedFor, fit, fitAt }: WeekFitCardProps) {
  const wanted = job.shifts.filter(({ _id }) => appliedFor.includes(_id))
  const asked = wanted.length > 0 && (
    <p>
      {sentences.appliedFor(wanted.length, job.shifts.length)}{' '}
      <b>
        <TextWithTimes text={shiftsWords(wanted)} />
      </b>
    </p>
  )
  // What is drawn is what was reckoned, whatever became of the job since.
  const shifts = fit ? fitShifts(wanted, fit) : []
  if (!fit || shifts.length === 0)
    return (
      <Card label={sentences.weekFit}>
        <h2>{sentences.noWeekAdded}</h2>
        {asked}
        <p className={styles.muted}>
          {wanted.length === 0 && job.shifts.length > 0 ? sentences.noneShiftsTheyAsked : sentences.theyHaventSaidWhen}
        </p>
      </Card>
    )
  const clashing = (shift: Shift): boolean => fit.clashingShifts.some((clash) => words(clash) === words(shift))
  const result = sentences.canWork(fit.shiftsFit, fit.shiftsTotal, shifts.length < job.shifts.length)
  const clashes =
    fit.clashingShifts.length > 0
      ? sentences.clashesHoursFit(
          inWeekOrder(fit.clashingShifts).map(words).join(', '),
          shortHours(fit.hoursFit),
          shortHours(fit.hoursTotal),
        )
      : sentences.freeEveryShiftJourney
  return (
    <Card label={sentences.weekFit}>
      <div>
        <h2>{result}</h2>
        {asked}
        <p className={styles.muted}>{sentences.workedOut(clashes, shortDate(fitAt))}</p>
      </div>
      <TallWeek shifts={shifts.map((shift) => ({ ...shift, clash: clashing(shift) }))} sentence={`${result}. ${clashes}`} height={150} />
    </Card>
  )
}
