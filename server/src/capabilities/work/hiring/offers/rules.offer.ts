/** What an offer must hold besides lawful pay, and how it differs from the advert. */
import { OFFER_DAYS_DEFAULT, OFFER_HOURS_LEAST } from '@evenshift/contract/constants'
import { londonDay } from '@evenshift/contract/london'
import { hoursWords } from '@evenshift/contract/states/hours-words'
import type { ApplicantMove } from '@evenshift/contract/model/application/applicant-move'
import type { PublicJob } from '@evenshift/contract/model/job/job'
import type { Offer } from '@evenshift/contract/model/offer'
import type { OfferShift } from '@evenshift/contract/model/week'
import type { InputFault } from '@evenshift/contract/refusals'
import { hasHoursOf, hasShiftsOf, startsWith } from '@evenshift/contract/states/job/as-advertised'
import { type SalaryUnit } from '@evenshift/contract/states/job/job-terms'
import { shiftLengthFault } from '@evenshift/contract/states/job/shift-length-words'
import { isSameTime, shiftsWords } from '@evenshift/contract/states/shift-words'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import { firstOn, plusDays, plusHours } from '@evenshift/contract/days'
import { poundsAndPence } from '#server/capabilities/work/jobs/public'

export type OfferInput = Extract<ApplicantMove, { status: 'offered' }>['offer']
export type AdvertTerms = Pick<PublicJob, 'salary' | 'salaryUnit' | 'hoursPerWeek' | 'shifts' | 'shiftsNeeded' | 'payBands'> & {
  readonly startDate: string
}
export type Terms = Omit<Offer, '_id' | 'expiresAt' | 'sentAt' | 'answeredAt'> & { readonly expiresAt: Date }

/** The job's shifts that somebody applied for, as an offer names them; all of them where the job has no such shifts any more. */
function shiftsFor({ shifts }: AdvertTerms, appliedFor: readonly string[]): OfferShift[] {
  const chosen = shifts.filter(({ _id }) => appliedFor.includes(_id))
  return (chosen.length > 0 ? chosen : shifts).map(({ people: _people, ...shift }) => shift)
}

/** The terms with what was not said filled in from the advert, what was applied for, and by default. */
export const wholeTerms = (input: OfferInput, advert: AdvertTerms, appliedFor: readonly string[], now: Date): Terms => ({
  pay: input.pay,
  payUnit: input.payUnit,
  hoursPerWeek: input.hoursPerWeek,
  shifts: input.shifts ?? shiftsFor(advert, appliedFor),
  startDate: input.startDate,
  endDate: input.endDate ?? null,
  message: input.message ?? '',
  payBands: advert.payBands,
  expiresAt: input.expiresAt === undefined ? plusDays(now, OFFER_DAYS_DEFAULT) : new Date(input.expiresAt),
})

/** `today` is the United Kingdom's. */
export function termFaults(terms: Terms, advert: AdvertTerms, now: Date, today: string): InputFault[] {
  const faults: InputFault[] = []
  const least = plusHours(now, OFFER_HOURS_LEAST)
  if (terms.startDate < today) faults.push({ path: 'offer.startDate', message: 'The start date can’t be in the past' })
  if (terms.endDate !== null && terms.endDate < terms.startDate)
    faults.push({ path: 'offer.endDate', message: 'The end date can’t be before the start date' })
  if (terms.expiresAt < least) faults.push({ path: 'offer.expiresAt', message: `Give at least ${OFFER_HOURS_LEAST} hours to reply` })
  if (advert.payBands.length > 0 && terms.payUnit !== advert.salaryUnit)
    faults.push({ path: 'offer.payUnit', message: 'This job pays by age, so the offer must be paid the same way as the advert' })
  for (const [place, shift] of terms.shifts.entries()) {
    if (shift._id !== undefined && !advert.shifts.some(({ _id }) => _id === shift._id))
      faults.push({ path: `offer.shifts.${place}`, message: 'This shift isn’t one of this job’s any more' })
    const tooLong = shiftLengthFault(shift)
    if (tooLong !== null) faults.push({ path: `offer.shifts.${place}.end`, message: tooLong })
  }
  return faults
}

/** The day on which the work of an offer starts, as both sides are told: that of its first shift. */
export const firstDayOf = ({ shifts, startDate }: Pick<Terms, 'shifts' | 'startDate'>): string => firstOn(shifts, startDate)

const payWords = (pay: number, unit: SalaryUnit): string => `${poundsAndPence(pay)} ${unitWords[unit]}`
const longDate = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const dateWords = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`))
/** What differs from the advert, a sentence each. */
export function changesFrom(advert: AdvertTerms, terms: Terms): string[] {
  const changes: string[] = []
  if (terms.pay !== advert.salary || terms.payUnit !== advert.salaryUnit)
    changes.push(`You’d be paid ${payWords(terms.pay, terms.payUnit)}, not ${payWords(advert.salary, advert.salaryUnit)}.`)
  if (!hasHoursOf(advert, terms))
    changes.push(
      `You’d work ${hoursWords(terms.hoursPerWeek)} a week${advert.hoursPerWeek === null ? '' : `, not ${hoursWords(advert.hoursPerWeek)}`}.`,
    )
  if (!hasShiftsOf(advert, terms)) changes.push('The shifts aren’t those of the advert.')
  if (!startsWith(advert, terms)) changes.push(`You’d start on ${dateWords(terms.startDate)}, not ${dateWords(advert.startDate)}.`)
  return changes
}

const pence = (amount: number): string => `£${amount.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
/** What a week of it pays, where it's paid by the hour: with pence, since two of them stand side by side. */
const weekPaid = ({ pay, payUnit, hoursPerWeek }: Terms): string | null => (payUnit === 'hour' ? pence(pay * hoursPerWeek) : null)

const lastDay = ({ endDate }: Terms): string => (endDate === null ? 'no fixed day' : dateWords(endDate))
/** "£13.50 → £14 an hour": a unit that stays is said once. */
const payChange = (before: Terms, after: Terms): string =>
  `${before.payUnit === after.payUnit ? poundsAndPence(before.pay) : payWords(before.pay, before.payUnit)} → ${payWords(after.pay, after.payUnit)}`

/** How an offer was changed, before and after, in words to follow a colon; empty where none of its terms was. */
export function changesBetween(before: Terms, after: Terms): string {
  const changes: string[] = []
  const paysAnother = after.pay !== before.pay || after.payUnit !== before.payUnit
  if (paysAnother) changes.push(`pays ${payChange(before, after)}`)
  else if (JSON.stringify(after.payBands) !== JSON.stringify(before.payBands)) changes.push('other pay by age')
  if (after.hoursPerWeek !== before.hoursPerWeek)
    changes.push(`${hoursWords(before.hoursPerWeek)} → ${hoursWords(after.hoursPerWeek)} a week`)
  const lacking = (shifts: Terms['shifts'], others: Terms['shifts']) =>
    shifts.filter((one) => !others.some((other) => isSameTime(one, other)))
  const [added, gone] = [lacking(after.shifts, before.shifts), lacking(before.shifts, after.shifts)]
  if (added.length > 0) changes.push(`${shiftsWords(added)} added`)
  if (gone.length > 0) changes.push(`${shiftsWords(gone)} left out`)
  const [paidBefore, paid] = [weekPaid(before), weekPaid(after)]
  if (paidBefore !== null && paid !== null && paid !== paidBefore) changes.push(`${paidBefore} → ${paid} a week`)
  if (after.startDate !== before.startDate) changes.push(`starts ${dateWords(before.startDate)} → ${dateWords(after.startDate)}`)
  if (after.endDate !== before.endDate) changes.push(`ends ${lastDay(before)} → ${lastDay(after)}`)
  const [replyBefore, replyBy] = [londonDay(before.expiresAt), londonDay(after.expiresAt)]
  if (replyBy !== replyBefore) changes.push(`reply by ${dateWords(replyBefore)} → ${dateWords(replyBy)}`)
  return changes.join(', ')
}
