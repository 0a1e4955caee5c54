import type { OfferRow } from '#server/capabilities/work/hiring/tables'
import type { Words } from '#server/capabilities/work/hiring/letters/mail-words'
import { firstOn } from '@evenshift/contract/days'
import { hoursWords } from '@evenshift/contract/states/hours-words'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { daysFromMonday } from '@evenshift/contract/states/week'
import { poundsAndPence } from '#server/capabilities/work/jobs/public'
import { dayWords, momentWords } from '#server/capabilities/ground/reference/public'

/** What an offer pays and when it is. Where it pays by age, the offer itself says how much. */
export function offerTerms(offer: OfferRow | undefined, now: Date): Pick<Words, 'pay' | 'facts'> {
  if (offer === undefined) return {}
  const { pay, payUnit, payBands, hoursPerWeek, shifts, startDate, endDate, location, expiresAt } = offer
  const figures = [
    { value: poundsAndPence(pay), label: unitWords[payUnit] },
    ...(payUnit === 'hour' ? [{ value: poundsAndPence(pay * hoursPerWeek), label: `a week for ${hoursWords(hoursPerWeek)}` }] : []),
  ]
  const days = daysFromMonday.map((day) => shifts.some((shift) => shift.day === day))
  const facts = [
    ...(payBands.length > 0 ? [{ label: 'Pay', value: 'By age, before tax' }] : []),
    { label: 'Hours', value: `${hoursWords(hoursPerWeek)} a week` },
    { label: 'Start date', value: dayWords(firstOn(shifts, startDate), now) },
    ...(endDate === null ? [] : [{ label: 'Until', value: dayWords(endDate, now) }]),
    { label: 'Where', value: location },
    { label: 'Reply by', value: momentWords(expiresAt, now) },
  ]
  const shown = shifts.length === 0 ? 'Flexible shifts. Pay is before tax.' : `${shiftsWords(shifts)}. Pay is before tax.`
  return { facts, ...(payBands.length === 0 && { pay: { figures, days, shifts: shown } }) }
}
