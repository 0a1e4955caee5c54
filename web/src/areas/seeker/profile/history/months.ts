import type { Work } from '@evenshift/contract/model/profile/work'
import type { MonthValue } from '#web/ui/form/MonthField'

type Month = Work['startDate']

/** A month as its field holds it; null is one that is still to be chosen. */
export const monthValue = (month: Month | null): MonthValue =>
  month === null ? { month: '', year: '' } : { month: String(month.month), year: String(month.year) }

/** Null unless both month and year are chosen. */
export const monthOf = ({ month, year }: MonthValue): Month | null => (month && year ? { month: Number(month), year: Number(year) } : null)
