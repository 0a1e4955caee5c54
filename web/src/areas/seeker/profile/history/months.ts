import type { Work } from '@evenshift/contract/model/work'
import type { MonthValue } from '#web/ui/form/MonthField'

type Month = Work['startDate']

/** A month as its field holds it; null is one that is still to be chosen. */
export const monthValue = (month: Month | null): MonthValue =>
  month === null ? { month: '', year: '' } : { month: String(month.month), year: String(month.year) }

/** Null unless both month and year are chosen. */
export const monthOf = ({ month, year }: MonthValue): Month | null => (month && year ? { month: Number(month), year: Number(year) } : null)

const name = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })
const words = ({ month, year }: Month): string => `${name.format(Date.UTC(year, month - 1, 15))} ${year}`

/** "Sep 2024 to Jun 2025", "since Sep 2024". */
export const periodWords = (start: Month, end: Month | null): string =>
  end === null ? `Since ${words(start)}` : `${words(start)} to ${words(end)}`
