import type { PayCard } from '@evenshift/contract/model/pay'
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

/** What a job pays, worked out before tax; the way there is added by `payCardWithTravel`, since it differs from person to person. */
export function payCardOf(facts: PayFacts, rates: LegalRates, holidayPercent: number | null): PayCard {
  const hourly = hourlyOf(facts)
  const weekly = hourly === null || facts.salaryUnit === 'fixed' || facts.hoursPerWeek === null ? null : hourly * facts.hoursPerWeek
  return {
    hourly: hourly === null ? null : penny(hourly),
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

/** The card of one seeker: pay over the hours of the mean shift and the way there and back. `travel.minutes` is one way. */
export function payCardWithTravel(card: PayCard, shifts: PayFacts['shifts'], travel: PayCard['travel']): PayCard {
  if (travel === null) return card
  const hours = shifts.reduce((sum, shift) => sum + shiftHours(shift), 0) / shifts.length
  const isKnown = card.hourly !== null && shifts.length > 0
  const doorToDoorHourly = isKnown ? penny(((card.hourly ?? 0) * hours) / (hours + (2 * travel.minutes) / 60)) : null
  return { ...card, travel, doorToDoorHourly }
}
