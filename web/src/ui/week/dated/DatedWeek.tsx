import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { dayShort } from '#web/ui/week/days'
import {
  type DatedSpan,
  type DatedTime,
  type Hours,
  type Spot,
  dateLabel,
  dayOf,
  freeFrom,
  hourOf,
  isWithin,
  layDates,
  overlaps,
  spanOf,
} from '#web/ui/week/dated/dated-week'
import type { Block, BlockKind } from '#web/ui/week/lay-week'
import { lengthOf, timeOf, timesOf } from '#web/ui/week/times'
import { words } from '#web/ui/week/dated/words'
import week from '../TallWeek.module.css'
import styles from './DatedWeek.module.css'

interface DatedWeekProps {
  /** The date of the first column, YYYY-MM-DD. */
  readonly first: string
  readonly times: readonly DatedTime[]
  readonly free?: readonly DatedSpan[]
  readonly classes?: readonly DatedSpan[]
  /** The whole picture in words, for those who cannot see it. */
  readonly sentence: string
  /** Where times are picked on it: what a press on an hour does. */
  readonly onPress?: (spot: Spot) => void
  /** The first moment that can be picked. */
  readonly from?: Spot
  /** How long what is picked lasts. */
  readonly minutes?: number
  /** The hours that are drawn, more where a time lies further; all that hold something where nothing is said. */
  readonly hours?: Hours
}

/** Seven dates beside each other, time running down, with what is free and what is taken below the times that it is about. */
export function DatedWeek({ first, times, free = [], classes = [], sentence, onPress, from, minutes = 60, hours: usual }: DatedWeekProps) {
  const { dates, blocks, ticks, hours } = layDates(first, times, free, classes, usual)
  const marks = onPress ? everyHour(hours) : ticks
  const columns = dates.map((date, place) => ({
    date,
    blocks: blocks.filter(({ day }) => day === place + 1),
    isOn: times.some((time) => time.date === date),
  }))
  const write = timesOf(blocks.filter(({ kind }) => isTimed(kind)))
  const grid = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<Spot | null>(null)
  const starts = Array.from({ length: hours.last - hours.first }, (_, place) => timeOf((hours.first + place) * 60))
  const reached = spot && dates.includes(spot.date) && starts.includes(spot.start) ? spot : { date: first, start: starts[0] ?? '' }

  const go = (next: Spot) => {
    setSpot(next)
    grid.current?.querySelector<HTMLElement>(`[data-date='${next.date}'][data-start='${next.start}']`)?.focus()
  }
  const isPast = (at: Spot): boolean => from !== undefined && `${at.date}${at.start}` < `${from.date}${from.start}`
  const press = (at: Spot) => {
    if (!isPast(at)) onPress?.(at)
  }
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof HTMLElement)) return
    const { date, start } = target.dataset
    if (date !== undefined && start !== undefined) press({ date, start })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      return press(reached)
    }
    const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key]
    if (!step) return
    event.preventDefault()
    const date = dates[dates.indexOf(reached.date) + (step[0] ?? 0)]
    const start = starts[starts.indexOf(reached.start) + (step[1] ?? 0)]
    if (date !== undefined && start !== undefined) go({ date, start })
  }
  const stateOf = (at: DatedSpan): string => {
    if (times.some((time) => overlaps(time, at))) return words.picked
    if (classes.some((span) => overlaps(span, at))) return words.taken
    if (free.length === 0) return ''
    if (isWithin(spanOf(at, minutes), free)) return words.free
    const start = freeFrom(at, minutes, free)
    return start === undefined ? words.notFree : words.freeFrom(start)
  }

  return (
    <div
      ref={grid}
      className={styles.week}
      {...(onPress ? { role: 'grid', onKeyDown, onClick, 'data-picking': true, tabIndex: -1 } : { role: 'img' })}
      aria-label={sentence}
    >
      <span className={`${week.axis} ${styles.axis}`} role="presentation">
        {marks.map(({ text, top }) => (
          <span key={text} style={{ top: `${top}%` }} aria-hidden="true">
            {text}
          </span>
        ))}
      </span>
      {columns.map(({ date, blocks: drawn, isOn }) => (
        <div key={date} className={styles.day} {...(onPress && { role: 'row' })}>
          <span className={styles.head} data-on={isOn || undefined} {...(onPress && { role: 'rowheader', 'aria-label': dateLabel(date) })}>
            {dayShort(dayOf(date))}
            <b>{Number(date.slice(8))}</b>
          </span>
          <span
            className={`${week.column} ${styles.column}`}
            style={{ minHeight: `calc(var(--hour) * ${starts.length})` }}
            {...(onPress && { role: 'presentation' })}
          >
            {drawn.map((block, at) => (
              <i
                key={at}
                className={`${week.block} ${styles.block}`}
                data-kind={block.kind}
                style={{ top: `${block.top}%`, height: `${block.height}%` }}
                aria-hidden="true"
              >
                {isTimed(block.kind) && <Times block={block} write={write} />}
              </i>
            ))}
            {onPress &&
              starts.map((start) => (
                <span
                  key={start}
                  role="gridcell"
                  className={styles.cell}
                  data-date={date}
                  data-start={start}
                  tabIndex={reached.date === date && reached.start === start ? 0 : -1}
                  aria-selected={times.some((time) => overlaps(time, hourOf({ date, start })))}
                  aria-disabled={isPast({ date, start }) || undefined}
                  aria-label={`${dateLabel(date)}, ${start}${stateOf(hourOf({ date, start }))}`}
                  onFocus={() => setSpot({ date, start })}
                />
              ))}
          </span>
        </div>
      ))}
    </div>
  )
}

/** The hours at the side of a picture that is pressed on. */
const everyHour = ({ first, last }: { readonly first: number; readonly last: number }) =>
  Array.from({ length: last - first }, (_, place) => ({
    text: String(first + place).padStart(2, '0'),
    top: (place / (last - first)) * 100,
  }))

const isTimed = (kind: BlockKind): boolean => kind !== 'free' && kind !== 'class'

/** Both ends of an hour or more; what is shorter has room for its beginning. */
function Times({ block, write }: { readonly block: Pick<Block, 'start' | 'end'>; readonly write: (time: string) => string }) {
  const [from, to] = [write(block.start), write(block.end)]
  const hasRoom = lengthOf(block) >= 60
  return (
    <span className={week.times} data-long={(hasRoom && from.includes(':')) || undefined}>
      <u>{from}</u>
      {hasRoom && (
        <>
          <u className={week.dash}>–</u>
          <u>{to}</u>
        </>
      )}
    </span>
  )
}

interface DatedKeyProps {
  /** What each kind of block means here. */
  readonly names: Partial<Record<BlockKind, string>>
}
/** What a drawn week’s colours mean. */
export const DatedKey = ({ names }: DatedKeyProps) => (
  <p className={week.key} aria-hidden="true">
    {Object.entries(names).map(([kind, name]) => (
      <span key={kind}>
        <i data-kind={kind} />
        {name}
      </span>
    ))}
  </p>
)
