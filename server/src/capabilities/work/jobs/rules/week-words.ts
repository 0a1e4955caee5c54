import type { JobWeek } from '@evenshift/contract/model/job/pay'
import { hoursWords } from '@evenshift/contract/states/hours-words'

/** "£14", "£12.90", "£1,500": pence only where there are any. */
export const poundsAndPence = (amount: number): string =>
  `£${amount.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`

/** "£107" of a week, or "from £52.80", which is the least to the penny; empty where it can't be said by the week. */
export const weekMoney = ({ pay, payMost }: JobWeek): string =>
  pay === null ? '' : payMost === null ? poundsAndPence(Math.round(pay)) : `from ${poundsAndPence(pay)}`
/** "16 hours", "from 8 hours". */
export const weekHours = ({ hours, hoursMost }: Pick<JobWeek, 'hours' | 'hoursMost'>): string =>
  hoursMost === null ? hoursWords(hours) : `from ${hoursWords(hours)}`
