import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { minutesOf } from '#web/ui/week/times'

type PayValues = Pick<PostValues, 'salary' | 'salaryUnit' | 'hoursPerWeek' | 'totalHours' | 'shifts'>

/** The length of a shift in hours; an end at or before its start lies on the next day. */
export const hoursOfShift = ({ start, end }: { readonly start: string; readonly end: string }): number => {
  const minutes = minutesOf(end) - minutesOf(start)
  return (minutes > 0 ? minutes : minutes + 1440) / 60
}
export const hoursOfShifts = (shifts: PostValues['shifts']): number => shifts.reduce((sum, shift) => sum + hoursOfShift(shift), 0)

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
