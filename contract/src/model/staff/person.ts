/** Seekers and members of companies as staff see them. */
import { z } from 'zod'
import { id, instant, line, pageQuery, text } from '#contract/model/basics'
import { memberRole } from '#contract/model/company/member'
import { profileStatuses } from '#contract/states/profile/profile'

const pool = z.enum(['jobseeker', 'employer'])
const status = z.enum(profileStatuses)
export const personQuery = pageQuery.extend({
  pool: pool.optional(),
  status: status.optional(),
  search: line(100, 'The search').optional(),
})

export const person = z.object({
  _id: id,
  pool,
  name: z.string(),
  email: z.string(),
  /** The profile's or the company's; null while there is none. */
  status: status.nullable(),
  statusReason: z.string().nullable(),
  company: z.object({ _id: id, companyName: z.string(), role: memberRole }).nullable(),
  joinedAt: instant,
  lastSeenAt: instant.nullable(),
})
export type Person = z.infer<typeof person>

/** Suspends or restores a seeker, or the whole company of a member. */
export const personChange = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('suspend'), reason: text(1000, 'The reason', 1) }),
  z.strictObject({ decision: z.literal('restore'), reason: text(1000, 'The reason').optional() }),
])
