import { dayShort, weekDays } from '#web/ui/week/days'
import { type Block, layWeek } from '#web/ui/week/lay-week'
import { type Span, shortTime } from '#web/ui/week/times'
import styles from './TallWeek.module.css'

export interface ShiftSpan extends Span {
  readonly clash?: boolean
  /** Written instead of the times. */
  readonly label?: string
}
interface TallWeekProps {
  readonly shifts: readonly ShiftSpan[]
  readonly free?: readonly Span[]
  readonly classes?: readonly (Span & { readonly label?: string })[]
  /** The whole picture in words, for those who cannot see it. */
  readonly sentence: string
  /** Pixels of a column: 150 to 300. */
  readonly height?: number
  /** The pitch on pine: no axis, no key. */
  readonly plain?: boolean
  /** Words of the key that differ where no one's week is compared. */
  readonly names?: Partial<Record<Block['kind'], string>>
}

const keys: Readonly<Record<Block['kind'], string>> = { fits: 'Shift that fits', clash: 'Clash', free: 'You are free', class: 'Class' }
const order = ['fits', 'clash', 'free', 'class'] as const

/** Shifts laid over free time and classes; time runs down. */
export function TallWeek({ shifts, free = [], classes = [], sentence, height = 220, plain = false, names }: TallWeekProps) {
  const { blocks, ticks } = layWeek(shifts, free, classes)
  const busyDays = new Set(shifts.map((shift) => shift.day))
  return (
    <div className={styles.whole}>
      <div className={styles.week} data-plain={plain || undefined} role="img" aria-label={sentence}>
        {!plain && <span />}
        {weekDays.map((day) => (
          <span key={day.id} className={styles.head} data-on={busyDays.has(day.id) || undefined}>
            {dayShort(day.id)}
          </span>
        ))}
        {!plain && (
          <span className={styles.axis}>
            {ticks.map((tick) => (
              <span key={tick.text} style={{ top: `${tick.top}%` }}>
                {tick.text}
              </span>
            ))}
          </span>
        )}
        {weekDays.map((day) => (
          <span key={day.id} className={styles.column} style={{ height: `var(--tall-week, ${height}px)` }}>
            {blocks
              .filter((block) => block.day === day.id)
              .map((block, index) => (
                <BlockPicture key={index} block={block} />
              ))}
          </span>
        ))}
      </div>
      {!plain && (
        <div className={styles.key} aria-hidden="true">
          {order
            .filter((kind) => blocks.some((block) => block.kind === kind))
            .map((kind) => (
              <span key={kind}>
                <i data-kind={kind} />
                {names?.[kind] ?? keys[kind]}
              </span>
            ))}
        </div>
      )}
    </div>
  )
}

function BlockPicture({ block }: { readonly block: Block }) {
  const timed = block.kind === 'fits' || block.kind === 'clash'
  return (
    <i className={styles.block} data-kind={block.kind} style={{ top: `${block.top}%`, height: `${block.height}%` }}>
      {block.label && <span className={styles.label}>{block.label}</span>}
      {timed && !block.label && (
        <span className={styles.times}>
          <u>{shortTime(block.start)}</u>
          <u className={styles.dash}>–</u>
          <u>{shortTime(block.end)}</u>
        </span>
      )}
    </i>
  )
}
