/** What an offer must hold besides lawful pay, and how it differs from the advert. */
import { OFFER_DAYS_DEFAULT, OFFER_HOURS_LEAST } from '@evenshift/contract/constants'
import type { ApplicantMove } from '@evenshift/contract/model/application/applicant-move'
import type { PublicJob } from '@evenshift/contract/model/job/job'
import type { Offer } from '@evenshift/contract/model/offer'
import type { InputFault } from '@evenshift/contract/refusals'
import type { SalaryUnit } from '@evenshift/contract/states/job/job-terms'
import { plusDays, plusHours } from '@evenshift/contract/days'

export type OfferInput = Extract<ApplicantMove, { status: 'offered' }>['offer']
export type Advert = Pick<PublicJob, 'salary' | 'salaryUnit' | 'hoursPerWeek' | 'shifts' | 'payBands'> & { readonly startDate: string }
export type Terms = Omit<Offer, '_id' | 'expiresAt' | 'sentAt' | 'answeredAt'> & { readonly expiresAt: Date }

/** The terms with what was not said filled in from the advert and by default. */
export const wholeTerms = (input: OfferInput, advert: Advert, now: Date): Terms => ({
  pay: input.pay,
  payUnit: input.payUnit,
  hoursPerWeek: input.hoursPerWeek,
  shifts: input.shifts ?? advert.shifts,
  startDate: input.startDate,
  endDate: input.endDate ?? null,
  message: input.message ?? '',
  payBands: advert.payBands,
  expiresAt: input.expiresAt === undefined ? plusDays(now, OFFER_DAYS_DEFAULT) : new Date(input.expiresAt),
})

/** `today` is the United Kingdom's. */
export function termFaults(terms: Terms, advert: Advert, now: Date, today: string): InputFault[] {
  const faults: InputFault[] = []
  const least = plusHours(now, OFFER_HOURS_LEAST)
  if (terms.startDate < today) faults.push({ path: 'offer.startDate', message: 'The first day cannot lie in the past' })
  if (terms.endDate !== null && terms.endDate < terms.startDate)
    faults.push({ path: 'offer.endDate', message: 'The last day cannot lie before the first' })
  if (terms.expiresAt < least) faults.push({ path: 'offer.expiresAt', message: `Give at least ${OFFER_HOURS_LEAST} hours to answer` })
  if (advert.payBands.length > 0 && terms.payUnit !== advert.salaryUnit)
    faults.push({ path: 'offer.payUnit', message: 'The job pays by age, so the offer has to be paid in the same way as the advert' })
  return faults
}

export const unitWords: Readonly<Record<SalaryUnit, string>> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
  fixed: 'for the whole job',
}
const payWords = (pay: number, unit: SalaryUnit): string => `£${Number.isInteger(pay) ? pay : pay.toFixed(2)} ${unitWords[unit]}`
const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const dateWords = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`))
const shiftKeys = (shifts: Terms['shifts']): string =>
  shifts
    .map(({ day, start, end }) => `${day} ${start} ${end}`)
    .toSorted()
    .join()

/** What differs from the advert, a sentence each. */
export function changesFrom(advert: Advert, terms: Terms): string[] {
  const changes: string[] = []
  if (terms.pay !== advert.salary || terms.payUnit !== advert.salaryUnit)
    changes.push(`It pays ${payWords(terms.pay, terms.payUnit)}; the advert says ${payWords(advert.salary, advert.salaryUnit)}.`)
  if (terms.hoursPerWeek !== advert.hoursPerWeek)
    changes.push(`It is ${terms.hoursPerWeek} hours a week; the advert says ${advert.hoursPerWeek}.`)
  if (shiftKeys(terms.shifts) !== shiftKeys(advert.shifts)) changes.push('The shifts are not those of the advert.')
  if (terms.startDate !== advert.startDate)
    changes.push(`It begins on ${dateWords(terms.startDate)}; the advert says ${dateWords(advert.startDate)}.`)
  return changes
}
