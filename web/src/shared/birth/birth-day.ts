import { londonDay } from '@evenshift/contract/london'
import { ageFault } from '@evenshift/contract/states/profile/age-words'
import { words } from '#web/shared/birth/words'

const YEAR_LEAST = 1900
/** A date of birth as typed, "2006-6-9", as YYYY-MM-DD; null for what is no day. */
export function birthDay(typed: string): string | null {
  const [year = '', month = '', day = ''] = typed.split('-')
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(date)
  return Number(year) >= YEAR_LEAST && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : null
}

/** The same as a call takes it: the server judges what is no day. */
export const birthSent = (typed: string): string => birthDay(typed) ?? typed

/** Why nobody born then can have a profile today; null where they can. */
export function birthFault(typed: string): string | null {
  const date = birthDay(typed)
  return date === null ? words.enterDateOfBirth : ageFault(date, londonDay(new Date()))
}
