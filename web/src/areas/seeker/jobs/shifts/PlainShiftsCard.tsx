import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { Card } from '#web/ui/page/Card'
import type { Span } from '#web/ui/week/times'
import { TallWeek } from '#web/ui/week/TallWeek'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words } from '#web/areas/seeker/jobs/shifts/words'
import styles from './Shifts.module.css'

interface PlainShiftsCardProps {
  readonly shifts: readonly Span[]
  /** Agreed with the reader, offered to them, or only advertised. */
  readonly whose: 'yours' | 'offered' | 'theirs'
}

/** Shifts with nothing to choose: those agreed or offered, or those of a job that takes no applications. */
export function PlainShiftsCard({ shifts, whose }: PlainShiftsCardProps) {
  const title = shifts.length === 0 ? words.flexibleShifts : words.titleOf[whose]
  const listed = shifts.length === 0 ? words.noSetShifts : shiftsWords(shifts)
  return (
    <Card label={title}>
      <div>
        <h2>{title}</h2>
        <p className={styles.small}>
          <TextWithTimes text={listed} />
        </p>
      </div>
      {shifts.length > 0 && (
        <TallWeek
          shifts={shifts}
          sentence={`${title}: ${listed}`}
          names={{ fits: whose === 'yours' ? words.yourShift : words.shift }}
          height={150}
        />
      )}
    </Card>
  )
}
