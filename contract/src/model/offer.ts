import { z } from 'zod'
import { SHIFTS_MOST } from '#contract/constants'
import { date, id, instant, listOf, pay, text } from '#contract/model/basics'
import { day, offerShift, weekFit } from '#contract/model/week'
import { payBandAges, salaryUnits } from '#contract/states/job/job-terms'

export const payBand = z.strictObject({ from: z.literal(payBandAges), salary: pay })
const terms = {
  pay,
  payUnit: z.enum(salaryUnits),
  hoursPerWeek: z
    .number('Enter the hours as a number')
    .min(0.5, 'At least half an hour a week')
    .max(60, 'At most 60 hours a week')
    .multipleOf(0.5, 'Use whole or half hours, like 7.5')
    .meta({ example: 12 }),
  shifts: listOf(offerShift, SHIFTS_MOST, 'Shifts'),
  startDate: date,
  endDate: date.nullable(),
  message: text(2000, 'Message'),
}
/** Terms that an employer proposes; expiresAt is five days ahead where nothing is said. */
export const offerInput = z
  .strictObject({ ...terms, expiresAt: instant })
  .partial({ endDate: true, message: true, expiresAt: true, shifts: true })
export const offer = z.object({
  _id: id,
  ...terms,
  /** Every band of the job, where it has them. */
  payBands: z.array(payBand),
  expiresAt: instant,
  sentAt: instant,
  answeredAt: instant.nullable(),
})
export type Offer = z.infer<typeof offer>

/** Hours of a week from Monday, all employers together, if the seeker says yes. */
export const hoursLedger = z.object({
  limit: z.number().nullable(),
  entries: z.array(z.object({ label: z.string(), hoursPerWeek: z.number() })),
  total: z.number(),
  /** The day of other work that the shifts lie over: the hours are then no sum that anybody works. */
  clashDay: day.nullable(),
  /** "That makes exactly 20 in term, your limit.", "You can’t work both on Saturday." */
  text: z.string(),
})
/** The offer as the seeker weighs it. */
export const seekerOffer = offer.extend({
  weekFit: weekFit.nullable(),
  ledger: hoursLedger.nullable(),
  /** What differs from the advert, a sentence each. */
  changes: z.array(z.string()),
})
