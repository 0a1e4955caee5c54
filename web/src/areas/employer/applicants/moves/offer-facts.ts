import type { Offer } from '@evenshift/contract/model/offer'
import { hoursWords } from '#web/shared/week/worked-hours'
import { dayDate } from '#web/shared/words/dates'
import { payWords, pounds } from '#web/shared/words/pay'
import { dayShort } from '#web/ui/week/days'
import { inWeekOrder } from '#web/ui/week/week-order'
import { spanText } from '#web/ui/week/times'
import { words } from '#web/areas/employer/applicants/moves/words'

type Terms = Pick<Offer, 'pay' | 'payUnit' | 'hoursPerWeek' | 'shifts' | 'startDate'>

/** The terms of an offer, a line each; an hourly pay with what it comes to in a week. */
export const offerFacts = ({
  pay,
  payUnit,
  hoursPerWeek,
  shifts,
  startDate,
}: Terms): readonly (readonly [name: string, value: string])[] => [
  [words.pay, payUnit === 'hour' ? words.hourlyPay(payWords(pay, payUnit), pounds(pay * hoursPerWeek)) : payWords(pay, payUnit)],
  [words.hours, words.aWeek(hoursWords(hoursPerWeek))],
  [
    words.shifts,
    inWeekOrder(shifts)
      .map(({ day, start, end }) => `${dayShort(day)} ${spanText(start, end)}`)
      .join(', ') || words.flexible,
  ],
  [words.startDate, dayDate(startDate)],
]
