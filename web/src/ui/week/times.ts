/** A stretch of one day; an end at or before its start lies on the next day. Times are HH:mm. */
export interface Span {
  readonly day: number
  readonly start: string
  readonly end: string
}

export const DAY_MINUTES = 1440

/** Minutes since midnight of an HH:mm time. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The minutes of a span. */
export function lengthOf({ start, end }: Omit<Span, 'day'>): number {
  const minutes = minutesOf(end) - minutesOf(start)
  return minutes > 0 ? minutes : minutes + DAY_MINUTES
}

/** HH:mm of minutes since midnight; 1440 is 00:00 again. */
export function timeOf(minutes: number): string {
  const inDay = minutes % DAY_MINUTES
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

/** The shortest way to write a time that stands alone: "16", but "16:30". */
export const shortTime = (time: string): string => (time.endsWith(':00') ? time.slice(0, 2) : time)

const isWhole = ({ start, end }: Omit<Span, 'day'>): boolean => start.endsWith(':00') && end.endsWith(':00')

/** How the times of one picture are written, where there is little room: "16" and "20", with their minutes all where any has some. */
export function timesOf(drawn: readonly Omit<Span, 'day'>[]): (time: string) => string {
  return drawn.every(isWhole) ? shortTime : (time) => time
}

/** Two times alone: "16–20", or "16:30–20:00". */
export function shortSpan(start: string, end: string): string {
  const write = timesOf([{ start, end }])
  return `${write(start)}–${write(end)}`
}

/** "16:00–20:00". */
export const spanText = (start: string, end: string): string => `${start}–${end}`

/** A span as minutes of its own day, what lies past midnight as a second part of the day after. */
export function partsOf({ day, start, end }: Span): readonly { day: number; from: number; to: number }[] {
  const from = minutesOf(start)
  const to = minutesOf(end)
  if (to > from) return [{ day, from, to }]
  const first = { day, from, to: DAY_MINUTES }
  return to === 0 ? [first] : [first, { day: (day % 7) + 1, from: 0, to }]
}
