import { type KeyboardEvent, useRef, useState } from 'react'
import { dayLabel, dayShort, weekDays } from '#web/ui/week/days'
import { DAY_HALVES, hoursOf, indexOf, weekOf } from '#web/ui/week/half-hours'
import { GridBlocks } from '#web/ui/week/editor/GridBlocks'
import { type OwnWeek, type Stretch, trulyFree } from '#web/ui/week/own-week'
import { type Cell, stretchesBetween } from '#web/ui/week/editor/stretches'
import { type Span, partsOf, shortTime, timeOf } from '#web/ui/week/times'
import { useDrawing } from '#web/ui/week/editor/useDrawing'
import { words } from '#web/ui/week/editor/words'
import styles from './AvailabilityGrid.module.css'

interface AvailabilityGridProps {
  readonly week: OwnWeek
  readonly work: readonly Span[]
  /** The half-hours shown: 14 to 46 is 07:00 to 23:00. */
  readonly from: number
  readonly to: number
  /** Hours were drawn on one or more days, by finger, mouse or keys. */
  readonly onDrawn: (stretches: readonly Stretch[]) => void
}

const order = weekDays.map((day) => day.id as number)

/** The week in half-hours: drawn with finger or mouse, or with arrows, Shift and Space. */
export function AvailabilityGrid({ week, work, from, to, onDrawn }: AvailabilityGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [cell, setCell] = useState<Cell>({ day: 2, half: Math.max(from, 34) })
  const [anchor, setAnchor] = useState<Cell | null>(null)
  const drawing = useDrawing(grid, onDrawn)
  const chosen = anchor ? stretchesBetween(anchor, cell) : drawing.stretches
  const taken = weekOf(week.busy)
  const worked = weekOf(work)
  const free = trulyFree(week).map((isFree, index) => isFree && !worked[index])
  const halves = Array.from({ length: to - from }, (_, index) => from + index)

  const go = (next: Cell) => {
    setCell(next)
    grid.current?.querySelector<HTMLElement>(`[data-day='${next.day}'][data-half='${next.half}']`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key]
    if (step) {
      const [aside = 0, down = 0] = step
      const day = order[order.indexOf(cell.day) + aside]
      const half = cell.half + down
      event.preventDefault()
      setAnchor(event.shiftKey ? (anchor ?? cell) : null)
      if (day !== undefined && half >= from && half < to) go({ day, half })
      return
    }
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      onDrawn(stretchesBetween(anchor ?? cell, cell))
      setAnchor(null)
    }
    if (event.key === 'Escape') setAnchor(null)
  }
  const classAt = (day: number, half: number): string =>
    week.busy.find((span) => partsOf(span).some((part) => part.day === day && part.from < (half + 1) * 30 && part.to > half * 30))?.label ??
    ''
  const nameOf = (day: number, half: number): string => {
    const index = indexOf(day, half)
    const state = worked[index]
      ? words.atWork
      : taken[index]
        ? words.inClass(classAt(day, half))
        : free[index]
          ? words.isFree
          : words.notFree
    return `${dayLabel(day)} ${timeOf(half * 30)}, ${state}`
  }

  return (
    <div className={styles.frame}>
      <div className={styles.days}>
        {order.map((day) => (
          <button
            key={day}
            type="button"
            aria-label={words.markAllDay(dayLabel(day))}
            onClick={() => onDrawn([{ day, from, to: Math.min(to, DAY_HALVES) }])}
          >
            {dayShort(day)}
            <small>
              {hoursOf(free, day) || '–'}
              {hoursOf(free, day) > 0 && ' h'}
            </small>
          </button>
        ))}
      </div>
      <div
        ref={grid}
        className={styles.grid}
        role="grid"
        aria-label={words.freeTimeHalfHours}
        aria-multiselectable="true"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        {...drawing.handlers}
      >
        {order.map((day, column) => (
          <i
            key={day}
            className={styles.column}
            style={{ gridColumn: column + 2, gridRow: `1 / ${halves.length + 1}` }}
            aria-hidden="true"
          />
        ))}
        {halves.map((half, row) => (
          <div key={half} role="row" className={styles.row}>
            <span role="rowheader" className={styles.time} data-odd={half % 4 !== 2 || undefined} style={{ gridRow: row + 1 }}>
              {shortTime(timeOf(half * 30))}
            </span>
            {order.map((day, column) => (
              <span
                key={day}
                role="gridcell"
                className={styles.cell}
                data-day={day}
                data-half={half}
                style={{ gridRow: row + 1, gridColumn: column + 2 }}
                tabIndex={cell.day === day && cell.half === half ? 0 : -1}
                aria-selected={free[indexOf(day, half)] ?? false}
                aria-label={nameOf(day, half)}
                onFocus={() => setCell({ day, half })}
              />
            ))}
          </div>
        ))}
        <GridBlocks week={week} work={work} from={from} to={to} chosen={chosen} />
      </div>
    </div>
  )
}
