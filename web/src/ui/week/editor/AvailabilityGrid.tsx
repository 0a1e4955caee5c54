import { type KeyboardEvent, useRef, useState } from 'react'
import { dayLabel, dayShort, weekDays } from '#web/ui/week/days'
import { DAY_HALVES, hoursOf, indexOf, weekOf } from '#web/ui/week/half-hours'
import { GridBlocks } from '#web/ui/week/editor/GridBlocks'
import { type OwnWeek, type Stretch, trulyFree } from '#web/ui/week/own-week'
import { type Span, shortTime, timeOf } from '#web/ui/week/times'
import { useDrawing } from '#web/ui/week/editor/useDrawing'
import styles from './AvailabilityGrid.module.css'

interface AvailabilityGridProps {
  readonly week: OwnWeek
  readonly work: readonly Span[]
  /** The half-hours shown: 14 to 46 is 07:00 to 23:00. */
  readonly from: number
  readonly to: number
  /** A stretch was drawn, by finger, mouse or keys. */
  readonly onStretch: (stretch: Stretch) => void
}

interface Spot {
  readonly day: number
  readonly half: number
}

const order = weekDays.map((day) => day.id as number)
const stretchOf = (a: Spot, b: Spot): Stretch => ({ day: a.day, from: Math.min(a.half, b.half), to: Math.max(a.half, b.half) + 1 })

/** The week in half-hours: drawn with finger or mouse, or with arrows, Shift and Space. */
export function AvailabilityGrid({ week, work, from, to, onStretch }: AvailabilityGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<Spot>({ day: 2, half: Math.max(from, 34) })
  const [anchor, setAnchor] = useState<Spot | null>(null)
  const drawing = useDrawing(grid, onStretch)
  const chosen = drawing.stretch ?? (anchor && stretchOf(anchor, spot))
  const taken = weekOf(week.busy)
  const worked = weekOf(work)
  const free = trulyFree(week).map((isFree, index) => isFree && !worked[index])
  const halves = Array.from({ length: to - from }, (_, index) => from + index)

  const go = (next: Spot) => {
    setSpot(next)
    grid.current?.querySelector<HTMLElement>(`[data-day='${next.day}'][data-half='${next.half}']`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key]
    if (step) {
      const [aside = 0, down = 0] = step
      if (event.shiftKey && aside !== 0) return
      const day = order[order.indexOf(spot.day) + aside]
      const half = spot.half + down
      event.preventDefault()
      setAnchor(event.shiftKey ? (anchor ?? spot) : null)
      if (day !== undefined && half >= from && half < to) go({ day, half })
      return
    }
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      onStretch(anchor ? stretchOf(anchor, spot) : stretchOf(spot, spot))
      setAnchor(null)
    }
    if (event.key === 'Escape') setAnchor(null)
  }
  const nameOf = (day: number, half: number): string => {
    const index = indexOf(day, half)
    const state = worked[index] ? 'work' : taken[index] ? 'class' : free[index] ? 'free' : 'not free'
    return `${dayLabel(day)} ${timeOf(half * 30)}, ${state}`
  }

  return (
    <div className={styles.frame}>
      <div className={styles.days}>
        {order.map((day) => (
          <button
            key={day}
            type="button"
            aria-label={`Choose the whole of ${dayLabel(day)}`}
            onClick={() => onStretch({ day, from, to: Math.min(to, DAY_HALVES) })}
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
        aria-label="Your free time, in half hours"
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
                tabIndex={spot.day === day && spot.half === half ? 0 : -1}
                aria-selected={free[indexOf(day, half)] ?? false}
                aria-label={nameOf(day, half)}
                onFocus={() => setSpot({ day, half })}
              />
            ))}
          </div>
        ))}
        <GridBlocks week={week} work={work} from={from} to={to} chosen={chosen} />
      </div>
    </div>
  )
}
