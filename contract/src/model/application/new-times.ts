/** The question to somebody who agreed to a shift whether they come at the time that its job moved it to. */
import { z } from 'zod'
import { SHIFTS_MOST } from '#contract/constants'
import { id, instant, listOf } from '#contract/model/basics'
import { offerShift, shift, weekFit } from '#contract/model/week'
import { newTimesAnswers, newTimesStates } from '#contract/states/application/new-times'

export const newTimes = z.object({
  _id: id,
  at: instant,
  state: z.enum(newTimesStates),
  /** When it was answered or ended; null while it's asked. */
  settledAt: instant.nullable(),
  /** As agreed, and as the job has them. */
  shifts: z.array(z.object({ was: offerShift, is: offerShift })),
})
export type NewTimes = z.infer<typeof newTimes>
/** `weekFit` is how the new times lie in the seeker’s own week; null where they never said when they’re free. */
export const seekerNewTimes = newTimes.extend({ weekFit: weekFit.nullable() })
export type SeekerNewTimes = z.infer<typeof seekerNewTimes>

/** The new times as the employer read them. */
export const newTimesInput = z.strictObject({
  shifts: listOf(z.strictObject({ _id: id, ...shift.shape }), SHIFTS_MOST, 'Shifts').min(1, 'Choose a shift'),
})
export const newTimesAnswer = z.strictObject({ askedId: id, answer: z.enum(newTimesAnswers) })
