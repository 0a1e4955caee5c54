/** Every decision of staff and every look at personal data, kept for good. */
import { z } from 'zod'
import { id, instant, pageQuery } from '#contract/model/basics'
import { auditActions, auditSubjects } from '#contract/states/staff'

export const auditQuery = pageQuery.extend({ subjectId: id.optional(), action: z.enum(auditActions).optional() })
export const auditRow = z.object({
  _id: id,
  at: instant,
  /** The colleague's email as it was then; the server's own command has a name too. */
  by: z.string(),
  action: z.enum(auditActions),
  subject: z.object({ kind: z.enum(auditSubjects), _id: id, label: z.string() }),
  reason: z.string().nullable(),
  note: z.string().nullable(),
})
export type AuditRow = z.infer<typeof auditRow>
