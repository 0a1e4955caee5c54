const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit', day: '2-digit' })

/** Midnight in London is a whole hour of UTC, so the date is the same all through one. Making it is dear, and nearly every call asks. */
let last = { hour: Number.NaN, date: '' }

/** The date that people in the United Kingdom read off the wall at this instant, YYYY-MM-DD. */
export function londonDateAt(instant: Date): string {
  const hour = Math.floor(instant.getTime() / 3_600_000)
  if (last.hour !== hour) last = { hour, date: calendar.format(instant) }
  return last.date
}
