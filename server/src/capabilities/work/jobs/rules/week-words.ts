import type { JobWeek } from '@evenshift/contract/model/job/pay'
import { hoursWords } from '@evenshift/contract/states/hours-words'

const pounds = (whole: number): string => `£${whole.toLocaleString('en-GB')}`

/** "£107" of a week, or "from £103", which never says more than the least; empty where it can't be said by the week. */
export const weekMoney = ({ pay, payMost }: JobWeek): string =>
  pay === null ? '' : payMost === null ? pounds(Math.round(pay)) : `from ${pounds(Math.floor(pay))}`
/** "16 hours", "from 8 hours". */
export const weekHours = ({ hours, hoursMost }: Pick<JobWeek, 'hours' | 'hoursMost'>): string =>
  hoursMost === null ? hoursWords(hours) : `from ${hoursWords(hours)}`
