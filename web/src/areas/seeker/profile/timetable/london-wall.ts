/** What clocks on the wall show, counted in minutes as if they never changed: 0 is 00:00 on 1 January 1970. */
export type Wall = number

const MINUTE_MS = 60_000
export const DAY_MINUTES = 1_440
export const WEEK_MINUTES = 7 * DAY_MINUTES
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
/** A clock with the distances from UTC that were read off it: reading is dear, and it changes on the half-hour at most. */
interface Clock {
  readonly format: Intl.DateTimeFormat
  readonly ahead: Map<number, number>
}
const clocks = new Map<string, Clock>()
function clockIn(zone: string): Clock {
  const clock = clocks.get(zone) ?? { format: clockOf(zone), ahead: new Map<number, number>() }
  clocks.set(zone, clock)
  return clock
}

/** Minutes that a zone is ahead of UTC at a minute of UTC. */
function aheadIn(zone: string, utc: number): number {
  const { format, ahead } = clockIn(zone)
  const half = Math.floor(utc / 30)
  const known = ahead.get(half)
  if (known !== undefined) return known
  const parts = Object.fromEntries(format.formatToParts(half * 30 * MINUTE_MS).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  const found = Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS - half * 30
  ahead.set(half, found)
  return found
}

/** London's time at a minute of UTC. */
export const londonAt = (utc: number): Wall => utc + aheadIn('Europe/London', utc)
/** London's time at an instant in milliseconds. */
export const londonWall = (instant: number): Wall => londonAt(Math.floor(instant / MINUTE_MS))

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
  // Around a change of the clocks the first guess takes the other side's distance.
  const guess = wall - aheadIn(zone, wall)
  return londonAt(wall - aheadIn(zone, guess))
}

/** Weeks since the first Monday of the count. */
export const weekOf = (wall: Wall): number => Math.floor((wall - FIRST_MONDAY) / WEEK_MINUTES)
export const mondayOf = (week: number): Wall => week * WEEK_MINUTES + FIRST_MONDAY
/** 1 is Sunday, 7 is Saturday. */
export const dayOf = (wall: Wall): number => ((((Math.floor(wall / DAY_MINUTES) + 4) % 7) + 7) % 7) + 1
/** The midnight before, on which a week begins that begins on `first` (1 is Sunday). */
export const weekStartOf = (wall: Wall, first: number): Wall =>
  (Math.floor(wall / DAY_MINUTES) - ((dayOf(wall) - first + 7) % 7)) * DAY_MINUTES
