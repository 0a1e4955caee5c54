/** A charity's or school's request for the free plan, as staff see it. */
import { z } from 'zod'
import { id, instant, text } from '#contract/model/basics'
import { verificationCase } from '#contract/model/staff/verification'
import { charityStates } from '#contract/states/company/subscription'

/** `_id` is the company's. */
export const freePlan = z.object({
  _id: id,
  kind: z.enum(['charity', 'school']),
  number: z.string(),
  note: z.string().nullable(),
  state: z.enum(charityStates),
  askedAt: instant,
  dueAt: instant,
  about: verificationCase.nullable(),
})
export type FreePlan = z.infer<typeof freePlan>

export const freePlanDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('grant') }),
  z.strictObject({ decision: z.literal('decline'), reason: text(1000, 'The reason', 1) }),
])
