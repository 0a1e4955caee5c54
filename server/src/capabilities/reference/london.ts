const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit', day: '2-digit' })

let last = { at: Number.NaN, date: '' }

/** The date that people in the United Kingdom read off the wall at this instant, YYYY-MM-DD. One call asks many times for one instant. */
export function londonDateAt(instant: Date): string {
  const at = instant.getTime()
  if (last.at !== at) last = { at, date: calendar.format(instant) }
  return last.date
}
