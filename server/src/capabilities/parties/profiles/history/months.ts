import type { Work } from '@evenshift/contract/model/profile/work'

/** The pair of the wire: a month (1 to 12) of a year. */
export type Month = Work['startDate']

/** Months in their order: the later one has the higher number. */
export const monthNumber = ({ month, year }: Month): number => year * 12 + month

/** The month of a date (YYYY-MM-DD). */
export const monthOf = (date: string): Month => ({ month: Number(date.slice(5, 7)), year: Number(date.slice(0, 4)) })

/** The first day of a month (YYYY-MM-DD): how the tables keep a pair. */
export const firstDayOf = ({ month, year }: Month): string => `${year}-${String(month).padStart(2, '0')}-01`
