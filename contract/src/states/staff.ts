/** What staff decide about, and how. Imports nothing. */
export const verificationSubjects = ['seeker', 'employer', 'job'] as const
export type VerificationSubject = (typeof verificationSubjects)[number]
/** What a colleague may do: decide, or also invite and say who may what. */
export const staffRoles = ['reviewer', 'administrator'] as const
/** How a check came out: `not_needed` where what it looks for is missing and may be, a doubt where a person has to look. */
export const checkResults = ['passed', 'not_needed', 'doubt'] as const
export type CheckResult = (typeof checkResults)[number]
/** What can be done to what a report is about. */
export const reportActions = ['remove_job', 'restore_job', 'remove_and_suspend', 'suspend', 'restore'] as const
export type ReportAction = (typeof reportActions)[number]
/** What waits in the queue, one kind a filter. */
export const queueKinds = ['report', 'job', 'company', 'profile', 'appeal', 'complaint', 'plan', 'feedback'] as const
export type QueueKind = (typeof queueKinds)[number]
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
  'change_role',
  'let_go',
  'grant_package',
  'decline_package',
  'sign_out',
  'look',
] as const
export type AuditAction = (typeof auditActions)[number]
/** About whom or what; a member is one person of a company. */
export const auditSubjects = ['seeker', 'member', 'employer', 'job', 'report', 'staff'] as const
export type AuditSubject = (typeof auditSubjects)[number]
