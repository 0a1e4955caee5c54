/** What staff decide about, and how. Imports nothing. */
export const verificationSubjects = ['seeker', 'employer', 'job'] as const
export type VerificationSubject = (typeof verificationSubjects)[number]
/** What can be done to what a report is about. */
export const reportActions = ['remove_job', 'restore_job'] as const
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
] as const
export type AuditAction = (typeof auditActions)[number]
