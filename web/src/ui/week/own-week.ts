import { DAY_HALVES, type Week, indexOf, spansOf, weekOf } from '#web/ui/week/half-hours'
import { type Span, partsOf, timeOf } from '#web/ui/week/times'

export interface BusySpan extends Span {
  readonly label: string
}
/** When a person is free, and the classes that lie over it. */
export interface OwnWeek {
  readonly free: Week
  readonly busy: readonly BusySpan[]
}
/** A stretch of one day in half-hours, the end not included (0 to 48). */
export interface Stretch {
  readonly day: number
  readonly from: number
  readonly to: number
}
export type Brush = 'free' | 'clear' | 'class'

const wordsOf = (busy: readonly BusySpan[]): string =>
  busy
    .map(({ day, start, end, label }) => [day, start, end, label].join())
    .toSorted()
    .join()

/** Whether nothing differs, in whatever order the classes come. */
export const isSameWeek = (one: OwnWeek, other: OwnWeek): boolean =>
  one.free.every((free, half) => free === other.free[half]) && wordsOf(one.busy) === wordsOf(other.busy)

const spanOf = ({ day, from, to }: Stretch): Span => ({ day, start: timeOf(from * 30), end: timeOf(to * 30) })

const withFree = (week: Week, { day, from, to }: Stretch, free: boolean): Week => {
  const next = [...week]
  for (let half = from; half < to; half++) next[indexOf(day, half)] = free
  return next
}

/** What is left of a class when a stretch is cut out of it. */
function cut(span: BusySpan, { day, from, to }: Stretch): BusySpan[] {
  return partsOf(span).flatMap((part) => {
    const piece = (start: number, end: number): BusySpan[] =>
      end > start ? [{ ...span, day: part.day, start: timeOf(start), end: timeOf(end) }] : []
    if (part.day !== day || part.to <= from * 30 || part.from >= to * 30) return piece(part.from, part.to)
    return [...piece(part.from, from * 30), ...piece(to * 30, part.to)]
  })
}

const touches = (span: BusySpan, { day, from, to }: Stretch): boolean =>
  partsOf(span).some((part) => part.day === day && part.to > from * 30 && part.from < to * 30)

const withoutClasses = (busy: readonly BusySpan[], stretch: Stretch): readonly BusySpan[] =>
  busy.flatMap((span) => (touches(span, stretch) ? cut(span, stretch) : [span]))

/** Paints a stretch; `label` names a class. */
export function paint({ free, busy }: OwnWeek, brush: Brush, stretch: Stretch, label: string): OwnWeek {
  const rest = withoutClasses(busy, stretch)
  switch (brush) {
    case 'free':
      return { free: withFree(free, stretch, true), busy: rest }
    case 'clear':
      return { free: withFree(free, stretch, false), busy: rest }
    case 'class':
      return { free: withFree(free, stretch, false), busy: [...rest, { ...spanOf(stretch), label }] }
  }
}

/** Whether the whole stretch carries this brush already, so that painting it once more takes it away. */
export function isPainted({ free, busy }: OwnWeek, brush: Brush, { day, from, to }: Stretch): boolean {
  const taken = weekOf(busy)
  const painted = brush === 'class' ? taken : free
  for (let half = from; half < to; half++) {
    const index = indexOf(day, half)
    if (!painted[index] || (brush === 'free' && taken[index])) return false
  }
  return brush !== 'clear'
}

/** One day's free times for others too; classes stay where they are. */
export function copyDay({ free, busy }: OwnWeek, day: number, others: readonly number[]): OwnWeek {
  const dayOf = (id: number) => free.slice(indexOf(id, 0), indexOf(id, DAY_HALVES))
  return { free: [1, 2, 3, 4, 5, 6, 7].flatMap((id) => dayOf(others.includes(id) ? day : id)), busy }
}

/** Free half-hours that no class takes. */
export const trulyFree = ({ free, busy }: OwnWeek): Week => {
  const taken = weekOf(busy)
  return free.map((isFree, index) => isFree && !taken[index])
}

/** "Free Mon 17:00–22:00, …" parts by day, for the list beside the picture. */
export const freeSpans = ({ free }: OwnWeek): Span[] => spansOf(free)
