import { PAY_FAR_ABOVE_TIMES } from '@evenshift/contract/constants'
import type { OfferShift } from '@evenshift/contract/model/week'
import type { SalaryUnit } from '@evenshift/contract/states/job/job-terms'
import { hoursOfShift } from '#web/shared/week/worked-hours'

type Figure = number | string | null
interface PayValues {
  readonly salary: Figure
  readonly salaryUnit: SalaryUnit
  readonly hoursPerWeek: Figure
  readonly totalHours: Figure
  readonly shifts: readonly Omit<OfferShift, '_id'>[]
}

/** Pay that is more likely a slip of the keys; the server holds a job for it. */
export const isFarAbove = (hourly: number, usual: number): boolean => hourly > usual * PAY_FAR_ABOVE_TIMES

/** What the typed pay comes to an hour, for the hint beside it; null where the hours it takes are not known. The server judges. */
export function hourlyOf({ salary, salaryUnit, hoursPerWeek, totalHours, shifts }: PayValues): number | null {
  const pay = Number(salary)
  if (String(salary).trim() === '' || !(pay > 0)) return null
  const over = (amount: number, hours: number): number | null => (hours > 0 ? amount / hours : null)
  switch (salaryUnit) {
    case 'hour':
      return pay
    case 'day':
      return over(pay, Math.max(0, ...shifts.map(hoursOfShift)))
    case 'week':
      return over(pay, Number(hoursPerWeek))
    case 'month':
      return over((pay * 12) / 52, Number(hoursPerWeek))
    case 'year':
      return over(pay / 52, Number(hoursPerWeek))
    case 'fixed':
      return over(pay, Number(totalHours))
  }
}
