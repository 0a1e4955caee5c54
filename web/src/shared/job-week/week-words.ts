import { priceOf } from '@evenshift/contract/states/company/price'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { anyOf } from '@evenshift/contract/states/job/shifts-needed-words'
import { hoursWords } from '#web/shared/week/worked-hours'
import { payFigure, wholePounds } from '#web/shared/words/pay'
import { words } from '#web/shared/job-week/words'

type Reckoned = Pick<JobCard, 'salary' | 'salaryMax' | 'salaryUnit' | 'week'>
interface Chosen {
  /** Those that one can choose from. */
  readonly shifts: readonly unknown[]
  readonly shiftsNeeded: number | null
}

const figureOf = ({ week: { pay, payMost }, salary, salaryMax }: Reckoned, least: (pay: number) => string): string => {
  if (pay === null) return payFigure(salary, salaryMax)
  return payMost === null && (salaryMax ?? 0) <= salary ? wholePounds(pay) : least(pay)
}
/** What a week of a job brings: "£107", or "from £52" where people choose their shifts or an hour’s pay is a range. */
export const weekFigure = (job: Reckoned): string => figureOf(job, (pay) => words.from(wholePounds(Math.floor(pay))))
/** The same on the job's own page: the least to the penny, "from £52.80". */
export const weekToThePenny = (job: Reckoned): string => figureOf(job, (pay) => words.from(priceOf(Math.round(100 * pay))))
export const weekUnit = ({ week, salaryUnit }: Reckoned): string => unitWords[week.pay === null ? salaryUnit : 'week']

/** "£13.20 an hour". */
export const rateWords = ({ salary, salaryMax, salaryUnit }: Omit<Reckoned, 'week'>): string =>
  `${payFigure(salary, salaryMax)} ${unitWords[salaryUnit]}`

interface Hours {
  readonly hours: number
  readonly hoursMost?: number | null
}
/** "from 7.5" of hours that are not the same for everybody; null where they are. */
export const hoursSpan = ({ hours, hoursMost }: Hours): string | null => (hoursMost ? words.from(Math.round(10 * hours) / 10) : null)
/** "11 hours", "from 8 hours" of a span. */
export const hoursSaid = (week: Hours): string => {
  const span = hoursSpan(week)
  return span ? `${span} ${week.hours === 1 ? 'hour' : 'hours'}` : hoursWords(week.hours)
}

/** "14 hours a week", "from 8 hours a week for any 2 or more of 4 shifts". */
export function weekHours(job: Pick<JobCard, 'week'> & Chosen): string {
  const hours = `${hoursSaid(job.week)} ${unitWords.week}`
  const some = anyOf(job)
  return some ? words.forShifts(hours, some) : hours
}
/** The same with the money of the card: "from 8 hours a week for any 2 or more of 4 shifts, from £103.20". */
export const weekLine = (job: Reckoned & Chosen): string =>
  job.salaryUnit === 'week' || job.week.pay === null ? weekHours(job) : `${weekHours(job)}, ${weekToThePenny(job)}`
