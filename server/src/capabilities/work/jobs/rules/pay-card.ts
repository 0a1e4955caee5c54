import type { PayCard } from '@evenshift/contract/model/job/pay'
import { type LegalRates, type PayFacts, bandWords, hourlyOf } from '#server/capabilities/work/jobs/rules/pay'
import { shiftHours } from '#server/capabilities/work/jobs/rules/shift-times'

const WEEKS_A_MONTH = 52 / 12
const penny = (amount: number): number => Math.round(amount * 100) / 100

/** "19p above the legal minimum for 21 and over". */
function bandLine(hourly: number, minimum: number): string {
  const pence = Math.round((hourly - minimum) * 100)
  const law = `legal minimum for ${bandWords[21]}`
  if (pence <= 0) return `The ${law}`
  return `${pence < 100 ? `${pence}p` : `£${(pence / 100).toFixed(2)}`} above the ${law}`
}

/** Pounds an hour to the penny; null where they cannot be made hourly. */
export function hourlyPay(facts: Omit<PayFacts, 'payBands'>): number | null {
  const hourly = hourlyOf(facts)
  return hourly === null ? null : penny(hourly)
}

/** What a job pays, worked out before tax; the way there is added by `payCardWithTravel`, since it differs from person to person. */
export function payCardOf(facts: PayFacts, rates: LegalRates, holidayPercent: number | null): PayCard {
  const hourly = hourlyOf(facts)
  const weekly = hourly === null || facts.salaryUnit === 'fixed' || facts.hoursPerWeek === null ? null : hourly * facts.hoursPerWeek
  return {
    hourly: hourlyPay(facts),
    weekly: weekly === null ? null : penny(weekly),
    monthly: weekly === null ? null : penny(weekly * WEEKS_A_MONTH),
    holidayPayHourly: hourly === null || holidayPercent === null ? null : penny((hourly * holidayPercent) / 100),
    bandLine: hourly === null ? '' : bandLine(hourly, rates[21]),
    minimum: { hourly: rates[21], band: bandWords[21], from: rates.effectiveFrom },
    travel: null,
    doorToDoorHourly: null,
    isEstimate: true,
  }
}

/** Pay of an hour over the hours of the mean shift and the way there and back; null where one of them is not known. */
export function doorToDoorHourly(hourly: number | null, shifts: PayFacts['shifts'], minutesOneWay: number): number | null {
  if (hourly === null || shifts.length === 0) return null
  const hours = shifts.reduce((sum, shift) => sum + shiftHours(shift), 0) / shifts.length
  return penny((hourly * hours) / (hours + (2 * minutesOneWay) / 60))
}

/** The card of one seeker, with their way there. */
export function payCardWithTravel(card: PayCard, shifts: PayFacts['shifts'], travel: PayCard['travel']): PayCard {
  if (travel === null) return card
  return { ...card, travel, doorToDoorHourly: doorToDoorHourly(card.hourly, shifts, travel.minutes) }
}
