/** Jobs as staff find and remove them. */
import { z } from 'zod'
import { count, id, instant, line, pageQuery, text } from '#contract/model/basics'
import { feedback } from '#contract/model/feedback'
import { verificationCase } from '#contract/model/staff/verification'
import { jobStatuses } from '#contract/states/job/job'

const status = z.enum(jobStatuses)
export const staffJobQuery = pageQuery.extend({ status: status.optional(), search: line(100, 'The search').optional() })
export const staffJobRow = z.object({
  _id: id,
  reference: z.string(),
  title: z.string(),
  status,
  city: z.string().nullable(),
  company: z.object({ _id: id, companyName: z.string() }),
  createdAt: instant,
})
export const staffJobPage = staffJobRow.extend({
  statusReason: z.string().nullable(),
  applicants: count,
  reports: z.array(feedback.pick({ _id: true, reason: true, message: true, status: true, createdAt: true })),
  about: verificationCase.nullable(),
})
export type StaffJobPage = z.infer<typeof staffJobPage>

/** A job is removed with the reason that its employer reads, and brought back within 14 days. */
export const staffJobChange = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('remove'), reason: text(1000, 'The reason', 1) }),
  z.strictObject({ decision: z.literal('restore') }),
])
