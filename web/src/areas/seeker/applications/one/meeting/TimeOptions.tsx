import type { SeekerMeeting } from '@evenshift/contract/model/meeting/meeting'
import { spanBetween } from '#web/shared/meeting/london-times'
import { dayDate } from '#web/shared/words/dates'
import { words } from '#web/areas/seeker/applications/one/meeting/words'
import styles from './Meeting.module.css'

type Time = SeekerMeeting['times'][number]
interface TimeOptionsProps {
  readonly times: readonly Time[]
  /** The start of the one chosen. */
  readonly value: string
  readonly onChange: (start: string) => void
}

/** How a time lies in the own week. */
const fitOf = ({ isFree, clashes }: Time): string => {
  if (isFree) return words.youreFree
  return clashes.length > 0 ? words.clashesWithClashes(clashes.map(({ label }) => label).join(', ')) : words.outsideYourFreeTimes
}

/** The proposed times to choose one of. */
export const TimeOptions = ({ times, value, onChange }: TimeOptionsProps) => (
  <fieldset className={styles.options}>
    <legend>{words.times}</legend>
    {times.map((time) => {
      const { date, start, end } = spanBetween(time)
      return (
        <label key={time.start} className={styles.option}>
          <input type="radio" name="time" checked={time.start === value} onChange={() => onChange(time.start)} />
          <i aria-hidden="true" />
          <span>
            <b>{dayDate(date)}</b>
            <small data-clash={!time.isFree || undefined}>{fitOf(time)}</small>
          </span>
          <b className={styles.figure}>
            {start}–{end}
          </b>
        </label>
      )
    })}
  </fieldset>
)
