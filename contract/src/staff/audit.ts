import { contract } from '#contract/call'
import { page } from '#contract/model/basics'
import { auditQuery, auditRow } from '#contract/model/staff/audit'

export const staffAudit = contract({
  audit: {
    method: 'GET',
    path: '/audit',
    summary: 'Every decision and every look, the newest first',
    caller: 'staff',
    query: auditQuery,
    output: page(auditRow),
  },
})
