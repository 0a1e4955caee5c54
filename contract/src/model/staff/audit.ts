/** Every decision of staff, kept for good. */
import { z } from 'zod'
import { id, instant, pageQuery } from '#contract/model/basics'
import { auditActions } from '#contract/states/staff'

export const auditQuery = pageQuery.extend({ subjectId: id.optional(), action: z.enum(auditActions).optional() })
export const auditRow = z.object({
  _id: id,
  at: instant,
  /** Whose decision; the rule of approval and the server's own command have names too. */
  by: z.string(),
  action: z.enum(auditActions),
  subject: z.object({ kind: z.enum(['seeker', 'employer', 'job', 'report', 'staff']), _id: id, label: z.string() }),
  reason: z.string().nullable(),
  note: z.string().nullable(),
})
export type AuditRow = z.infer<typeof auditRow>
