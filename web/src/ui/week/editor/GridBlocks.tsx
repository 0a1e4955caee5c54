import { weekDays } from '#web/ui/week/days'
import { spansOf } from '#web/ui/week/half-hours'
import { type OwnWeek, type Stretch, trulyFree } from '#web/ui/week/own-week'
import { type Span, partsOf, timeOf, timesOf } from '#web/ui/week/times'
import { words } from '#web/ui/week/editor/words'
import styles from './AvailabilityGrid.module.css'

interface GridBlocksProps {
  readonly week: OwnWeek
  readonly work: readonly Span[]
  readonly from: number
  readonly to: number
  readonly chosen: readonly Stretch[]
}

/** Less than an hour has no room for words. */
const isRoomy = (start: number, end: number): boolean => end - start >= 2
const columnOf = (day: number): number => weekDays.findIndex(({ id }) => id === day) + 2

/** What lies on the grid: free stretches, classes, work, and the hours being drawn. Only a picture; the cells below it speak. */
export function GridBlocks({ week, work, from, to, chosen }: GridBlocksProps) {
  const place = (day: number, start: number, end: number) => ({
    gridColumn: columnOf(day),
    gridRow: `${Math.max(start, from) - from + 1} / ${Math.min(end, to) - from + 1}`,
  })
  const parts = (span: Span) =>
    partsOf(span)
      .map((part) => ({ day: part.day, start: Math.floor(part.from / 30), end: Math.ceil(part.to / 30) }))
      .filter(({ start, end }) => end > from && start < to)
  const taken = [...week.busy, ...work.map((span) => ({ ...span, label: words.work }))]
  const free = spansOf(trulyFree({ ...week, busy: taken })).flatMap(parts)
  const drawn = [...free, ...chosen.map(({ from: start, to: end }) => ({ start, end }))].filter(({ start, end }) => isRoomy(start, end))
  const write = timesOf(drawn.map(({ start, end }) => ({ start: timeOf(start * 30), end: timeOf(end * 30) })))
  const timesFor = (start: number, end: number): string => `${write(timeOf(start * 30))}–${write(timeOf(end * 30))}`
  return (
    <>
      {free.map(({ day, start, end }) => (
        <i key={`f${day}-${start}`} className={styles.block} data-kind="free" style={place(day, start, end)} aria-hidden="true">
          {isRoomy(start, end) && timesFor(start, end)}
        </i>
      ))}
      {taken.flatMap((span, index) =>
        parts(span).map(({ day, start, end }) => (
          <i key={`c${index}-${day}`} className={styles.block} data-kind="class" style={place(day, start, end)} aria-hidden="true">
            {isRoomy(start, end) && <span>{span.label}</span>}
          </i>
        )),
      )}
      {chosen.map((stretch) => (
        <i
          key={stretch.day}
          className={styles.block}
          data-kind="chosen"
          style={place(stretch.day, stretch.from, stretch.to)}
          aria-hidden="true"
        >
          {isRoomy(stretch.from, stretch.to) && timesFor(stretch.from, stretch.to)}
        </i>
      ))}
    </>
  )
}
