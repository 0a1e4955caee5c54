/** What staff decide about, and how. Imports nothing. */
export const verificationSubjects = ['seeker', 'employer', 'job'] as const
export type VerificationSubject = (typeof verificationSubjects)[number]
/** What can be done to what a report is about. */
export const reportActions = ['remove_job', 'restore_job'] as const
/** What the audit has a row of: each decision, and each look at what is somebody's own. */
export const auditActions = [
  'approve',
  'reject',
  'ask',
  'suspend',
  'restore',
  'remove_job',
  'restore_job',
  'report_status',
  'invite',
  'grant_package',
  'decline_package',
  'look',
] as const
export type AuditAction = (typeof auditActions)[number]
/** About whom or what; a member is one person of a company. */
export const auditSubjects = ['seeker', 'member', 'employer', 'job', 'report', 'staff'] as const
export type AuditSubject = (typeof auditSubjects)[number]
