/** Moments and calendar dates some time apart. Imports nothing. */
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** The moment so many days of 24 hours later; earlier for a negative number. */
export const plusDays = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)
/** The moment so many hours later; earlier for a negative number. */
export const plusHours = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS)
/** The calendar date so many days later, both YYYY-MM-DD; earlier for a negative number. */
export const datePlus = (date: string, days: number): string =>
  plusDays(new Date(`${date}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10)
/** The first date from this one on with one of these shifts, by their days (1 is Sunday); this one where there is none. Both YYYY-MM-DD. */
export function firstOn(shifts: readonly { readonly day: number }[], from: string): string {
  const first = new Date(`${from}T00:00:00Z`).getUTCDay()
  const waits = shifts.map(({ day }) => (day - 1 - first + 7) % 7)
  return datePlus(from, waits.length === 0 ? 0 : Math.min(...waits))
}
