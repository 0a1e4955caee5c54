import { workedHours } from '@evenshift/contract/states/worked-hours'
import type { JobWeek, PayCard } from '@evenshift/contract/model/job/pay'
import { usualHours } from '@evenshift/contract/states/job/usual-hours'
import { type BandAge, type LegalRates, type PayFacts, bandWords, hourlyOf, pounds } from '#server/capabilities/work/jobs/rules/pay'

const WEEKS_A_MONTH = 52 / 12
const penny = (amount: number): number => Math.round(amount * 100) / 100

/** "19p above the legal minimum for 21 and over". */
function bandLine(hourly: number, minimum: number, band: string): string {
  const pence = Math.round((hourly - minimum) * 100)
  const law = `legal minimum for ${band}`
  if (pence <= 0) return `The ${law}`
  return `${pence < 100 ? `${pence}p` : pounds(pence / 100)} above the ${law}`
}

/** How an hour's pay lies to what the law asks for an age. */
export const lawOf = (hourly: number | null, rates: LegalRates, age: BandAge): Pick<PayCard, 'bandLine' | 'minimum'> => ({
  bandLine: hourly === null ? '' : bandLine(hourly, rates[age], bandWords[age]),
  minimum: { hourly: rates[age], band: bandWords[age], from: rates.effectiveFrom },
})

/** Pounds an hour to the penny; null where they cannot be made hourly. */
export function hourlyPay(facts: Omit<PayFacts, 'payBands'>): number | null {
  const hourly = hourlyOf(facts)
  return hourly === null ? null : penny(hourly)
}

/** Pounds of a usual week to the penny; null where the pay cannot be made weekly. */
export function weeklyPay(facts: Omit<PayFacts, 'payBands'>): number | null {
  const hourly = hourlyOf(facts)
  return hourly === null || facts.salaryUnit === 'fixed' || facts.hoursPerWeek === null ? null : penny(hourly * facts.hoursPerWeek)
}

/** What a job pays, worked out before tax; the way there is added by `payCardWithTravel`, since it differs from person to person. */
export function payCardOf(facts: PayFacts, rates: LegalRates, holidayPercent: number | null): PayCard {
  const hourly = hourlyOf(facts)
  const weekly = weeklyPay(facts)
  return {
    hourly: hourlyPay(facts),
    weekly,
    monthly: weekly === null ? null : penny(weekly * WEEKS_A_MONTH),
    holidayPayHourly: hourly === null || holidayPercent === null ? null : penny((hourly * holidayPercent) / 100),
    ...lawOf(hourly, rates, 21),
    travel: null,
    fare: null,
    doorToDoorHourly: null,
    isEstimate: true,
  }
}

type WayThere = NonNullable<PayCard['travel']> & { readonly farePence: number }

/** What is left of the mean shift's pay once the way is paid, over its hours and the way there and back; null where one of them is not known. */
function doorToDoorHourly(hourly: number | null, shifts: PayFacts['shifts'], { minutes, farePence }: WayThere): number | null {
  if (hourly === null || shifts.length === 0) return null
  const hours = shifts.reduce((sum, shift) => sum + workedHours(shift), 0) / shifts.length
  return penny(Math.max(0, hourly * hours - (2 * farePence) / 100) / (hours + (2 * minutes) / 60))
}

/** The card of one seeker, with their way there; nobody is told an hour's pay of a way that is beyond reach. */
export function payCardWithTravel(card: PayCard, shifts: PayFacts['shifts'], travel: WayThere | null, isInReach: boolean): PayCard {
  if (travel === null) return card
  const { farePence, ...way } = travel
  return {
    ...card,
    travel: way,
    fare: farePence / 100,
    doorToDoorHourly: isInReach ? doorToDoorHourly(card.hourly, shifts, travel) : null,
  }
}

/** What one person works and earns in a usual week, of the shifts that are `open`. */
export function usualWeek(job: Omit<PayFacts, 'payBands'> & { readonly shiftsNeeded: number | null }, open: PayFacts['shifts']): JobWeek {
  const { hours, hoursMost } = usualHours(job, open)
  const hourly = job.salaryUnit === 'fixed' ? null : hourlyOf(job)
  const payOf = (worked: number) => (hourly === null ? null : penny(hourly * worked))
  return { pay: payOf(hours), payMost: hoursMost && payOf(hoursMost), hours, hoursMost }
}
