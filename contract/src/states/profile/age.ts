/** How old somebody is, and from when they may have a profile; all dates YYYY-MM-DD. Imports nothing. */
const AGE_LEAST = 16
const AGE_MOST = 110

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The date (YYYY-MM-DD) on which somebody reaches an age; who was born on 29 February reaches it on 1 March in other years. */
export function birthday(dateOfBirth: string, age: number): string {
  const year = Number(dateOfBirth.slice(0, 4)) + age
  const day = dateOfBirth.slice(5)
  return `${year}-${day === '02-29' && !isLeap(year) ? '03-01' : day}`
}

/** Whole years on a date; both YYYY-MM-DD. */
export function ageOn(dateOfBirth: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return birthday(dateOfBirth, years) <= date ? years : years - 1
}

/**
 * The first date on which somebody may come: 16 or over, and past 30 June of the school year
 * (1 September to 31 August) in which they turn 16.
 */
export function mayJoinFrom(dateOfBirth: string): string {
  const sixteen = birthday(dateOfBirth, AGE_LEAST)
  const year = Number(sixteen.slice(0, 4))
  const schoolYearEnds = sixteen.slice(5) >= '09-01' ? year + 1 : year
  const afterJune = `${schoolYearEnds}-07-01`
  return sixteen > afterJune ? sixteen : afterJune
}

export type AgeDecision =
  | { readonly may: true }
  | { readonly may: false; readonly from: string }
  | { readonly may: false; readonly fault: 'ahead' | 'too_long_ago' }

/** Whether somebody may have a profile on this date, and if not, from when. */
export function judgeAge(dateOfBirth: string, today: string): AgeDecision {
  if (dateOfBirth > today) return { may: false, fault: 'ahead' }
  if (ageOn(dateOfBirth, today) > AGE_MOST) return { may: false, fault: 'too_long_ago' }
  const from = mayJoinFrom(dateOfBirth)
  return from <= today ? { may: true } : { may: false, from }
}
