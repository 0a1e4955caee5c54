/** What people in the United Kingdom read off the wall: every date and deadline that people mean is one of London. */
import { datePlus } from '#contract/days'

const ZONE = 'Europe/London'
const HOUR_MS = 3_600_000

/** Its parts are read one by one: how a browser or Node orders and joins them in a text is nobody's promise. */
const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

interface Wall {
  /** YYYY-MM-DD. */
  readonly day: string
  /** 0 to 23. */
  readonly hour: number
}

/** The wall changes on whole hours of UTC. Reading it is dear, and nearly every call asks. */
let last: Wall & { readonly since: number } = { since: Number.NaN, day: '', hour: 0 }

function wallAt(instant: Date): Wall {
  const since = Math.floor(instant.getTime() / HOUR_MS)
  if (last.since !== since) {
    const part = Object.fromEntries(wall.formatToParts(instant).map(({ type, value }) => [type, value]))
    last = { since, day: `${part['year']}-${part['month']}-${part['day']}`, hour: Number(part['hour']) }
  }
  return last
}

/** The day in London at this instant, YYYY-MM-DD. */
export const londonDay = (instant: Date): string => wallAt(instant).day

/** The hour in London at this instant, 0 to 23. */
export const londonHour = (instant: Date): number => wallAt(instant).hour

/** The last minute of a day in London, 23:59. */
export function dayEnd(day: string): Date {
  const winter = new Date(`${day}T23:59:00Z`)
  return londonDay(winter) === day ? winter : new Date(winter.getTime() - HOUR_MS)
}

/** The Sunday that ends the week in London at this instant, YYYY-MM-DD. */
export function weekEnd(instant: Date): string {
  const today = londonDay(instant)
  return datePlus(today, (7 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7)
}
