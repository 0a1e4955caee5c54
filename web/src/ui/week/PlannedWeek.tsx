import { weekDays } from '#web/ui/week/days'
import type { Hours, PlannedBlock } from '#web/ui/week/planned-week'
import { words } from '#web/ui/week/words'
import styles from './PlannedWeek.module.css'

interface PlannedWeekProps {
  readonly blocks: readonly PlannedBlock[]
  readonly hours: Hours
  /** The whole picture in words, for those who cannot see it. */
  readonly sentence: string
}

const TICK_HOURS = 4

/** The shifts of several jobs in one week, each with its company's hue and letter, and the ways between as dotted lines of true length. */
export function PlannedWeek({ blocks, hours: { first, last }, sentence }: PlannedWeekProps) {
  const share = (minute: number): string => `${((minute / 60 - first) / (last - first)) * 100}%`
  const ticks = Array.from({ length: Math.ceil((last - first) / TICK_HOURS) }, (_, at) => first + at * TICK_HOURS)
  return (
    <div className={styles.week} role="img" aria-label={sentence}>
      <span />
      {weekDays.map(({ id, letter }) => (
        <span key={id} className={styles.head}>
          {letter}
        </span>
      ))}
      <span className={styles.axis}>
        {ticks.map((hour) => (
          <span key={hour} style={{ top: share(hour * 60) }}>
            {String(hour % 24).padStart(2, '0')}
          </span>
        ))}
      </span>
      {weekDays.map(({ id }) => (
        <span key={id} className={styles.column}>
          {blocks
            .filter(({ day }) => day === id)
            .map(({ kind, from, to, letter, hue, lane = 0, lanes = 1 }, at) => (
              <i
                key={at}
                className={styles.block}
                data-kind={kind}
                data-hue={hue}
                style={{
                  top: share(from),
                  height: `${((to - from) / 60 / (last - first)) * 100}%`,
                  ...(lanes > 1 && { insetInline: `${(lane / lanes) * 100}% ${(1 - (lane + 1) / lanes) * 100}%` }),
                }}
              >
                {letter}
              </i>
            ))}
        </span>
      ))}
    </div>
  )
}

interface WeekKeyProps {
  /** All that is drawn: what isn't there needs no meaning. */
  readonly blocks: readonly PlannedBlock[]
  /** Work that is held: its letter and its name. */
  readonly work: readonly { readonly letter: string; readonly label: string }[]
}
/** What the quiet parts of planned weeks mean. */
export function WeekKey({ blocks, work }: WeekKeyProps) {
  const [hasClasses, hasWays] = (['class', 'way'] as const).map((kind) => blocks.some((block) => block.kind === kind))
  return (
    (hasClasses || hasWays || work.length > 0) && (
      <div className={styles.key} aria-hidden="true">
        {hasClasses && (
          <span>
            <i data-kind="class" />
            {words.classes}
          </span>
        )}
        {work.map(({ letter, label }) => (
          <span key={label}>
            <i data-kind="work">{letter}</i>
            {words.yourWorkAt(label)}
          </span>
        ))}
        {hasWays && (
          <span>
            <i data-kind="way" />
            {words.travelling}
          </span>
        )}
      </div>
    )
  )
}
