import type { AuditAction } from '@evenshift/contract/states/staff'

/** What each row of the audit tells, as a colleague reads it. */
export const actionWords: Readonly<Record<AuditAction, string>> = {
  approve: 'Approved',
  reject: 'Rejected',
  ask: 'Asked a question',
  suspend: 'Suspended',
  restore: 'Restored',
  remove_job: 'Removed job',
  restore_job: 'Restored job',
  report_status: 'Decided report',
  invite: 'Invited colleague',
  change_role: 'Changed role',
  let_go: 'Removed colleague',
  grant_package: 'Gave plan',
  decline_package: 'Declined plan',
  sign_out: 'Signed out everywhere',
  look: 'Looked',
}

/** The same of a decision that a case tells by its name. */
export const decisionWords = (decision: string): string => (actionWords as Readonly<Record<string, string>>)[decision] ?? decision
