import type { AuditRow } from '@evenshift/contract/model/staff/audit'
import { type AuditAction, staffRoles } from '@evenshift/contract/states/staff'
import { roleWords } from '#web/areas/staff/colleagues/role-words'

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

/** The role that an invitation or a change gave, which its row keeps as its note. */
export function roleGiven({ action, note }: AuditRow): string | null {
  const role = action === 'invite' || action === 'change_role' ? staffRoles.find((one) => one === note) : undefined
  return role === undefined ? null : roleWords[role]
}

/** The same of a decision that a case tells by its name. */
export const decisionWords = (decision: string): string => (actionWords as Readonly<Record<string, string>>)[decision] ?? decision
