import { type SalaryUnit } from '@evenshift/contract/states/job/job-terms'
import { unitWords } from '@evenshift/contract/states/job/pay-words'

const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })

export const WEEKS_A_MONTH = 52 / 12

/** "£12.90"; from a thousand on without pence where there are none: "£24,500". */
export const pounds = (amount: number): string => (amount >= 1000 && Number.isInteger(amount) ? whole : exact).format(amount)
/** "£33.00" or "−£13.00" of pence: a line of a bill. */
export const billOf = (pence: number): string => exact.format(pence / 100).replace('-', '−')

/** "£107" of an estimate. */
export const wholePounds = (amount: number): string => whole.format(amount)
/** "about £894". */
export const aboutPounds = (amount: number): string => `about ${wholePounds(amount)}`

/** "£12.90", or "£12.90–£14" where there is a range. */
export const payFigure = (salary: number, salaryMax: number | null): string =>
  salaryMax !== null && salaryMax > salary ? `${pounds(salary)}–${pounds(salaryMax)}` : pounds(salary)
/** "£12.90 an hour". */
export const payWords = (salary: number, unit: SalaryUnit): string => `${pounds(salary)} ${unitWords[unit]}`
