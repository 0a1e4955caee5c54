import type { SeekerMeeting } from '@evenshift/contract/model/meeting/meeting'
import { Link } from 'react-router'
import { spanBetween } from '#web/shared/meeting/london-times'
import { paths, to } from '#web/shared/paths'
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

/** How a time lies in the own week; empty where that isn't known. */
const fitOf = ({ isFree, clashes }: Time): string => {
  if (isFree !== false) return isFree ? words.youreFree : ''
  return clashes.length > 0 ? words.clashesWithClashes(clashes.map(({ label }) => label).join(', ')) : words.outsideYourFreeTimes
}

/** The proposed times to choose one of. */
export const TimeOptions = ({ times, value, onChange }: TimeOptionsProps) => (
  <fieldset className={styles.options}>
    <legend>{words.times}</legend>
    {times.some(({ isFree }) => isFree === null) && (
      <p className={styles.quiet}>
        {words.weekUnmarked} <Link to={`${to(paths.profileTab, { tab: 'profile' })}#availability`}>{words.markYourWeek}</Link>
      </p>
    )}
    {times.map((time) => {
      const { date, start, end } = spanBetween(time)
      return (
        <label key={time.start} className={styles.option}>
          <input type="radio" name="time" checked={time.start === value} onChange={() => onChange(time.start)} />
          <i aria-hidden="true" />
          <span>
            <b>{dayDate(date)}</b>
            {fitOf(time) && <small data-clash={time.isFree === false || undefined}>{fitOf(time)}</small>}
          </span>
          <b className={styles.figure}>
            {start}–{end}
          </b>
        </label>
      )
    })}
  </fieldset>
)
