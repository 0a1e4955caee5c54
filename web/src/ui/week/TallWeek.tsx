import { dayShort, weekDays } from '#web/ui/week/days'
import { type Block, type ShiftMark, layWeek } from '#web/ui/week/lay-week'
import { type Span, lengthOf, timesOf } from '#web/ui/week/times'
import { words } from '#web/ui/week/words'
import styles from './TallWeek.module.css'

export interface ShiftSpan extends Span {
  readonly clash?: boolean
  /** It can be chosen and is not; false once it is. */
  readonly open?: boolean
  /** The id of the checkbox that a press on it changes. */
  readonly field?: string
  /** Written instead of the times. */
  readonly label?: string
  /** In a week that changes: where it was, what it left, where it is now. */
  readonly mark?: ShiftMark | undefined
}
interface TallWeekProps {
  readonly shifts: readonly ShiftSpan[]
  readonly free?: readonly Span[]
  readonly classes?: readonly (Span & { readonly label?: string })[]
  /** The whole picture in words, for those who cannot see it. */
  readonly sentence: string
  /** Pixels of a column: 150 to 300. */
  readonly height?: number
  /** Small, without an axis: on pine, or with `names` as its key and no times. */
  readonly plain?: boolean
  /** Drawn beside another week, whose hours it shows too; the key of such a pair says no more than what is filled. */
  readonly beside?: readonly Span[]
  /** Words of the key that differ where no job is compared. */
  readonly names?: Partial<Record<Block['kind'], string>>
}

const keys: Readonly<Partial<Record<Block['kind'], string>>> = {
  fits: words.shiftThatFits,
  open: words.notChosen,
  clash: words.clash,
  free: words.youreFree,
  class: words.class,
  old: words.asItWas,
  gone: words.noMore,
  new: words.new,
}
const order = ['fits', 'open', 'clash', 'free', 'class', 'gone', 'new', 'filled'] as const

/** Free time of less than an hour would be a sliver. */
const isDrawn = (span: Span): boolean => lengthOf(span) >= 60

/** Shifts laid over free time and classes; time runs down. */
export function TallWeek({ shifts, free = [], classes = [], sentence, height = 220, plain = false, beside, names }: TallWeekProps) {
  const { blocks, ticks } = layWeek(shifts, free.filter(isDrawn), classes, beside)
  const isNamed = plain && names !== undefined
  const isTimed = ({ kind, label }: Block): boolean => !isNamed && kind !== 'free' && kind !== 'class' && !label
  const write = timesOf(blocks.filter(isTimed))
  const keyed = order.filter((kind) => (!beside || kind === 'filled') && blocks.some((block) => block.kind === kind))
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
                <BlockPicture key={index} block={block} times={isTimed(block) ? [write(block.start), write(block.end)] : null} />
              ))}
          </span>
        ))}
      </div>
      {(!plain || isNamed) && keyed.length > 0 && (
        <div className={styles.key} aria-hidden="true">
          {keyed.map((kind) => (
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

interface BlockPictureProps {
  readonly block: Block
  /** As they are written on it. */
  readonly times: readonly [start: string, end: string] | null
}

function BlockPicture({ block, times }: BlockPictureProps) {
  const { field } = block
  // What the list beside it says and does: a press is one on its checkbox.
  const Element = field === undefined ? 'i' : 'label'
  return (
    <Element
      className={styles.block}
      data-kind={block.kind}
      data-chosen={block.chosen}
      style={{ top: `${block.top}%`, height: `${block.height}%` }}
      {...(field !== undefined && { htmlFor: field })}
    >
      {block.label && <span className={styles.label}>{block.label}</span>}
      {times && (
        <span className={styles.times} data-long={times.join('').includes(':') || undefined}>
          <u>{times[0]}</u>
          <u className={styles.dash}>–</u>
          <u>{times[1]}</u>
        </span>
      )}
    </Element>
  )
}
