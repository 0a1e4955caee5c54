import { workedHours } from '@evenshift/contract/states/worked-hours'
import type { SalaryUnit } from '@evenshift/contract/states/job/job-terms'
import type { JobTerms } from '#server/capabilities/work/jobs/rules/terms'
import type { PaidShift } from '#server/capabilities/work/jobs/rules/shift-times'

/** What pay is made hourly from; an offer brings the same. */
export interface PayFacts {
  /** Pounds a unit. */
  readonly salary: number
  readonly salaryUnit: SalaryUnit
  readonly hoursPerWeek: number | null
  /** Hours of the whole job, for a fixed sum. */
  readonly totalHours: number | null
  readonly shifts: readonly PaidShift[]
  readonly payBands: JobTerms['payBands']
}
/** Rates of the law in pounds an hour, by the age each begins at. */
export interface LegalRates {
  readonly '21': number
  readonly '18': number
  readonly '16': number
  /** YYYY-MM-DD */
  readonly effectiveFrom: string
}
export type BandAge = JobTerms['payBands'][number]['from']

export const bandWords: Readonly<Record<BandAge, string>> = { 16: 'under 18', 18: '18 to 20', 21: '21 and over' }

const share = (pay: number, hours: number | null): number | null => (hours === null || hours <= 0 ? null : pay / hours)
/** Pounds an hour, not rounded; null where the hours it takes are not known. */
export function hourlyOf(facts: Omit<PayFacts, 'payBands'>): number | null {
  const { salary, hoursPerWeek, totalHours, shifts } = facts
  switch (facts.salaryUnit) {
    case 'hour':
      return salary
    case 'day':
      return share(salary, Math.max(0, ...shifts.map(workedHours)))
    case 'week':
      return share(salary, hoursPerWeek)
    case 'month':
      return share((salary * 12) / 52, hoursPerWeek)
    case 'year':
      return share(salary / 52, hoursPerWeek)
    case 'fixed':
      return share(salary, totalHours)
  }
}

/** Sums like 101.68 / 8 come out a hair below 12.71. */
const HAIR = 1e-9
const isBelow = (hourly: number, rate: number): boolean => hourly + HAIR < rate
const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
/** "£12.71", "£1,337.29"; rounded down, so that pay below a rate never reads as the rate. */
export const pounds = (amount: number): string => money.format(Math.floor(amount * 100 + HAIR * 100) / 100)

const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
export const dateWords = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`))

export interface PayFault {
  /** The place of the band that is too low; null where it is the pay itself. */
  readonly band: number | null
  readonly minimum: number
  readonly age: BandAge
  readonly message: string
}
/** The first figure that is below the law's; null where all are lawful or cannot be made hourly. */
export function payFault(facts: PayFacts, rates: LegalRates): PayFault | null {
  const figures = [
    { salary: facts.salary, age: 21 as const, band: null },
    ...facts.payBands.map(({ salary, from }, band) => ({ salary, age: from, band })),
  ]
  for (const { salary, age, band } of figures) {
    const hourly = hourlyOf({ ...facts, salary })
    const minimum = rates[age]
    if (hourly === null || !isBelow(hourly, minimum)) continue
    const made = facts.salaryUnit === 'hour' ? `${pounds(hourly)} an hour is` : `This comes to ${pounds(hourly)} an hour, which is`
    const law = `${pounds(minimum)}, the legal minimum for ${bandWords[age]} from ${dateWords(rates.effectiveFrom)}`
    return { band, minimum, age, message: `${made} below ${law}. Raise it to ${pounds(minimum)} an hour or more.` }
  }
  return null
}

/** What somebody of this age is paid an hour: their band, else the advertised pay. */
const paidAt = (facts: PayFacts, age: BandAge): number | null => {
  const bands = facts.payBands.toSorted((a, b) => b.from - a.from)
  const salary = bands.find(({ from }) => from <= age)?.salary ?? facts.salary
  return hourlyOf({ ...facts, salary })
}
/** Whether nobody of any age would be paid less than before. */
export function paysNoLess(before: PayFacts, after: PayFacts): boolean {
  const plain = (facts: PayFacts): PayFacts => ({ ...facts, payBands: [] })
  const isLess = (was: number | null, is: number | null) => was !== null && (is === null || isBelow(is, was))
  if (isLess(paidAt(plain(before), 21), paidAt(plain(after), 21))) return false
  return ([16, 18, 21] as const).every((age) => !isLess(paidAt(before, age), paidAt(after, age)))
}
