import { KM_A_MILE } from '@evenshift/contract/constants'

const plural = new Intl.PluralRules('en-GB')

/** "1 shift", "3 shifts". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${plural.select(count) === 'one' ? one : many}`

/** "View all 5" of more than one; two are both. */
export const viewAll = (total: number): string => (total === 2 ? 'View both' : `View all ${total}`)

/** "1 day’s notice", "7 days’ notice". */
export const noticeOf = (days: number): string => `${counted(days, 'day’s', 'days’')} notice`

const NO_BREAK = '\u00A0'
/** "0.7 miles" of kilometres, whole from ten on, on one line. */
export const milesOf = (kilometres: number): string => {
  const exact = kilometres / KM_A_MILE
  const miles = exact < 10 ? Math.round(exact * 10) / 10 : Math.round(exact)
  return `${miles}${NO_BREAK}${miles === 1 ? 'mile' : 'miles'}`
}
