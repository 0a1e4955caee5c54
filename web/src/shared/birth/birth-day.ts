import { londonDay } from '@evenshift/contract/london'
import { ageFault } from '@evenshift/contract/states/profile/age-words'
import { words } from '#web/shared/birth/words'

const YEAR_LEAST = 1900
const monthName = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long' })

/** A date of birth as typed, "2006-6-9", as YYYY-MM-DD; null for what is no day. */
export function birthDay(typed: string): string | null {
  const [year = '', month = '', day = ''] = typed.split('-')
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(date)
  return Number(year) >= YEAR_LEAST && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : null
}

/** The same as a call takes it: the server judges what is no day. */
export const birthSent = (typed: string): string => birthDay(typed) ?? typed

/** What is wrong with what is no day, by its first part that no date has. */
function dayFault(typed: string): string {
  const [year = 0, month = 0, day = 0] = typed.split('-').map(Number)
  if (typed.split('-').filter(Boolean).length < 3) return words.enterDateOfBirth
  if (day < 1 || day > 31) return words.checkDay
  if (month < 1 || month > 12) return words.checkMonth
  if (year < YEAR_LEAST) return words.checkYear
  const name = monthName.format(new Date(Date.UTC(year, month - 1)))
  return month === 2 && day === 29 ? words.noLeapDay(year) : words.noSuchDay(day, name)
}

/** Why nobody born then can have a profile today; null where they can. */
export function birthFault(typed: string): string | null {
  const date = birthDay(typed)
  return date === null ? dayFault(typed) : ageFault(date, londonDay(new Date()))
}
