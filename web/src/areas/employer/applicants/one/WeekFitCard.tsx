import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import type { Shift } from '@evenshift/contract/model/week'
import { counted } from '#web/shared/words/numbers'
import { Card } from '#web/ui/page/Card'
import { TallWeek } from '#web/ui/week/TallWeek'
import { dayShort } from '#web/ui/week/days'
import styles from './Applicant.module.css'

interface WeekFitCardProps {
  readonly shifts: readonly Shift[]
  readonly fit: EmployerApplication['fit']
}
const words = ({ day, start, end }: Shift): string => `${dayShort(day)} ${start}–${end}`

/** How the post's shifts lie in this person's week: which clash, never why. */
export function WeekFitCard({ shifts, fit }: WeekFitCardProps) {
  if (!fit || shifts.length === 0)
    return (
      <Card label="Week fit">
        <h2>Week fit not known</h2>
        <p className={styles.muted}>They have not said when they are free.</p>
      </Card>
    )
  const clashing = (shift: Shift): boolean => fit.clashingShifts.some((clash) => words(clash) === words(shift))
  const result = `Fits ${fit.shiftsFit} of ${counted(fit.shiftsTotal, 'shift')}`
  const clashes =
    fit.clashingShifts.length > 0
      ? `Clashes: ${fit.clashingShifts.map(words).join(', ')}. ${fit.hoursFit} of ${fit.hoursTotal} hours are free, before the journey is counted.`
      : 'Free for every shift, the journey included.'
  return (
    <Card label="Week fit">
      <div>
        <h2>{result}</h2>
        <p className={styles.muted}>{clashes}</p>
      </div>
      <TallWeek shifts={shifts.map((shift) => ({ ...shift, clash: clashing(shift) }))} sentence={`${result}. ${clashes}`} height={150} />
    </Card>
  )
}
