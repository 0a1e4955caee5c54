export { OFFICE_COMMAND, type Recorded, type StaffUnit, checkChain, record } from '#server/capabilities/ground/audit/record'
export { decisionsAbout, decisionsSince, listAudit, looksAt } from '#server/capabilities/ground/audit/store'
export type { AuditRow } from '#server/capabilities/ground/audit/tables'
