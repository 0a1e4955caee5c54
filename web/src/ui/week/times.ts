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

/** The shortest way to write a time: "16", but "16:30". */
export const shortTime = (time: string): string => (time.endsWith(':00') ? time.slice(0, 2) : time)

/** "16–20" or "09:30–13". */
export const spanText = (start: string, end: string): string => `${shortTime(start)}–${shortTime(end)}`

/** A span as minutes of its own day, what lies past midnight as a second part of the day after. */
export function partsOf({ day, start, end }: Span): readonly { day: number; from: number; to: number }[] {
  const from = minutesOf(start)
  const to = minutesOf(end)
  if (to > from) return [{ day, from, to }]
  const first = { day, from, to: DAY_MINUTES }
  return to === 0 ? [first] : [first, { day: (day % 7) + 1, from: 0, to }]
}
