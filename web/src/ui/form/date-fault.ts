const longDate = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
const words = (date: string): string => longDate.format(new Date(`${date}T12:00:00Z`))

/** What is wrong with a typed date (YYYY-MM-DD), or null; both limits are allowed days. */
export function dateFault(value: string, first: string | null, last: string | null): string | null {
  if (!value) return null
  if (last && value > last) return `Choose a date up to ${words(last)}.`
  if (first && value < first) return `Choose a date from ${words(first)}.`
  return null
}
