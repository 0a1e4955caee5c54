/** What clocks on the wall show, counted in minutes as if they never changed: 0 is 00:00 on 1 January 1970. */
export type Wall = number

const MINUTE_MS = 60_000
export const DAY_MINUTES = 1_440
const WEEK_MINUTES = 7 * DAY_MINUTES
/** The first Monday of that count. */
const FIRST_MONDAY = 4 * DAY_MINUTES

const clockOf = (zone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
const clocks = new Map<string, Intl.DateTimeFormat>()
function clockIn(zone: string): Intl.DateTimeFormat {
  const clock = clocks.get(zone) ?? clockOf(zone)
  clocks.set(zone, clock)
  return clock
}

/** The wall's time in a zone at an instant in milliseconds. */
function wallIn(zone: string, instant: number): Wall {
  const parts = Object.fromEntries(
    clockIn(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS
}

export const londonWall = (instant: number): Wall => wallIn('Europe/London', instant)

/** Whether the browser knows a zone by this name. */
export function isZone(name: string): boolean {
  try {
    clockIn(name)
    return true
  } catch {
    return false
  }
}

/** London's time when the clocks of another zone show `wall`. */
export function londonWhenIn(zone: string, wall: Wall): Wall {
  if (zone === 'Europe/London') return wall
  const guess = wall * MINUTE_MS
  const first = guess - (wallIn(zone, guess) - wall) * MINUTE_MS
  // Around a change of the clocks the first guess took the other side's distance.
  return londonWall(first - (wallIn(zone, first) - wall) * MINUTE_MS)
}

/** Weeks since the first Monday of the count. */
export const weekOf = (wall: Wall): number => Math.floor((wall - FIRST_MONDAY) / WEEK_MINUTES)
export const mondayOf = (week: number): Wall => week * WEEK_MINUTES + FIRST_MONDAY
/** 1 is Sunday, 7 is Saturday. */
export const dayOf = (wall: Wall): number => new Date(wall * MINUTE_MS).getUTCDay() + 1
