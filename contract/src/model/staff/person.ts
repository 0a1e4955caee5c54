/** Seekers, companies and their members as staff see them. Emails and phones are shown on their own, for a reason. */
import { z } from 'zod'
import { count, id, instant, line, pageQuery, text } from '#contract/model/basics'
import { memberRole } from '#contract/model/company/member'
import { jobStatuses } from '#contract/states/job/job'
import { profileStatuses } from '#contract/states/profile/profile'
import { auditActions } from '#contract/states/staff'

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
  /** The profile's or the company's; null while there is none. */
  status: status.nullable(),
  statusReason: z.string().nullable(),
  company: z.object({ _id: id, companyName: z.string(), role: memberRole }).nullable(),
  joinedAt: instant,
  lastSeenAt: instant.nullable(),
})
export type Person = z.infer<typeof person>

/** What happened to them by the staff's hand, and who looked; the newest first. */
const told = {
  history: z.array(
    z.object({ at: instant, by: z.string(), action: z.enum(auditActions), reason: z.string().nullable(), note: z.string().nullable() }),
  ),
  looks: z.array(z.object({ at: instant, by: z.string(), note: z.string().nullable() })),
}
export const personPage = person.extend({ city: z.string().nullable(), reports: count, ...told })
export type PersonPage = z.infer<typeof personPage>

export const contactReason = z.strictObject({ reason: text(200, 'The reason', 1) })
export const contact = z.object({ email: z.string(), phone: z.string().nullable() })

export const companyQuery = pageQuery.extend({ search: line(100, 'The search').optional() })
export const companyRow = z.object({ _id: id, companyName: z.string(), city: z.string(), status: status.nullable(), reports: count })
export const companyPage = companyRow.extend({
  statusReason: z.string().nullable(),
  size: z.string(),
  sector: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  website: z.string().nullable(),
  joinedAt: instant,
  plan: z.string(),
  jobs: z.array(z.object({ _id: id, title: z.string(), status: z.enum(jobStatuses) })),
  people: z.array(z.object({ _id: id, name: z.string(), role: memberRole })),
  ...told,
})
export type CompanyPage = z.infer<typeof companyPage>

/** Suspends or restores a seeker, or the whole company of a member. */
export const personChange = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('suspend'), reason: text(1000, 'The reason', 1) }),
  z.strictObject({ decision: z.literal('restore'), reason: text(1000, 'The reason').optional() }),
])
