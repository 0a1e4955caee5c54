import { datePlus } from '@evenshift/contract/days'

/** The first date from this one on that falls on one of these days (1 is Sunday); this one where none is named. Both YYYY-MM-DD. */
export function firstOn(days: readonly number[], from: string): string {
  const first = new Date(`${from}T00:00:00Z`).getUTCDay()
  const waits = days.map((day) => (day - 1 - first + 7) % 7)
  return datePlus(from, waits.length === 0 ? 0 : Math.min(...waits))
}
