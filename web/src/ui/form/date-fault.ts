import { words as sentences } from '#web/ui/form/words'
const longDate = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
const words = (date: string): string => longDate.format(new Date(`${date}T12:00:00Z`))

/** What is wrong with a typed date (YYYY-MM-DD), or null; both limits are allowed days. */
export function dateFault(value: string, first: string | null, last: string | null): string | null {
  if (!value) return null
  if (last && value > last) return sentences.chooseDateUp(words(last))
  if (first && value < first) return sentences.chooseADateFrom(words(first))
  return null
}
