import type { JobWeek } from '@evenshift/contract/model/job/pay'
import { hoursWords, shortHours } from '@evenshift/contract/states/hours-words'

const whole = (amount: number): string => `£${Math.round(amount).toLocaleString('en-GB')}`

/** "from £103" of a week, in whole pounds; empty where it can't be said by the week. */
export const weekMoney = ({ pay, payMost }: JobWeek): string => (pay === null ? '' : payMost === null ? whole(pay) : `from ${whole(pay)}`)
/** "16 hours", "from 8 h". */
export const weekHours = ({ hours, hoursMost }: Pick<JobWeek, 'hours' | 'hoursMost'>): string =>
  hoursMost === null ? hoursWords(hours) : `from ${shortHours(hours)}`
