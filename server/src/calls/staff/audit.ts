import type { staffAudit } from '@evenshift/contract/staff/audit'
import { listPage } from '#server/calls/list-page'
import { subjectLabels } from '#server/capabilities/derived/office/public'
import { listAudit } from '#server/capabilities/ground/audit/public'
import type { Handlers, StaffContext } from '#server/http/call/context'

export const staffAuditCalls = {
  audit: async ({ query }, { db, identity }) => {
    const { rows, total } = await listAudit(db, query)
    const labelOf = await subjectLabels({ db, identity }, rows)
    const data = rows.map(({ id, at, by, action, subjectKind, subjectId, reason, note }) => ({
      _id: id,
      at: at.toISOString(),
      by,
      action,
      subject: { kind: subjectKind, _id: subjectId, label: labelOf(subjectId) },
      reason,
      note,
    }))
    return listPage(data, query, total)
  },
} satisfies Handlers<typeof staffAudit, StaffContext>
