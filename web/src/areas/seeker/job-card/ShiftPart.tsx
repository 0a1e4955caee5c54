import { cardShiftsWords } from '#web/areas/seeker/job-card/card-shifts-words'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import styles from './ShiftPart.module.css'

interface ShiftPartProps {
  readonly job: Parameters<typeof cardShiftsWords>[0]
  /** Strip and words side by side, in a row of a list. */
  readonly tiny?: boolean
}

/** The strip of the week and its words: which shifts these are and how they fit. */
export function ShiftPart({ job, tiny = false }: ShiftPartProps) {
  const { days, line, rest, clash } = cardShiftsWords(job)
  return (
    <div className={styles.part} data-tiny={tiny || undefined}>
      <WeekStrip days={days} size={tiny ? 'tiny' : 'normal'} />
      <p>
        <b>
          <TextWithTimes text={line} />
        </b>{' '}
        {rest && <span className={styles.rest}>· {rest}</span>}{' '}
        {clash && (
          <span className={styles.clash}>
            <TextWithTimes text={clash} />
          </span>
        )}
      </p>
    </div>
  )
}
