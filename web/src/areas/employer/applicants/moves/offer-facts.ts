import type { Offer } from '@evenshift/contract/model/offer'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { shortHours } from '#web/shared/week/worked-hours'
import { dayDate } from '#web/shared/words/dates'
import { payWords, pounds } from '#web/shared/words/pay'
import { words } from '#web/areas/employer/applicants/moves/words'

type Terms = Pick<Offer, 'pay' | 'payUnit' | 'hoursPerWeek' | 'shifts' | 'startDate'>

type Facts = readonly (readonly [name: string, value: string])[]
/** What an offer pays, with what an hour's pay comes to in a week, and for how many hours. */
export const payFacts = ({ pay, payUnit, hoursPerWeek }: Pick<Terms, 'pay' | 'payUnit' | 'hoursPerWeek'>): Facts => [
  [words.pay, payUnit === 'hour' ? words.hourlyPay(payWords(pay, payUnit), pounds(pay * hoursPerWeek)) : payWords(pay, payUnit)],
  [words.hours, words.aWeek(shortHours(hoursPerWeek))],
]
/** The terms of an offer, a line each. */
export const offerFacts = ({ shifts, startDate, ...terms }: Terms): Facts => [
  ...payFacts(terms),
  [words.shifts, shifts.length === 0 ? words.flexible : shiftsWords(shifts)],
  [words.startDate, dayDate(startDate)],
]
