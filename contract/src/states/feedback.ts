/** What people may tell us, why they report, and what becomes of it. Imports nothing. */
export const feedbackKinds = [
  'bug',
  'idea',
  'praise',
  'report_job',
  'report_employer',
  'report_message',
  'report_person',
  'data_complaint',
  'interview_experience',
  'appeal',
] as const
export type FeedbackKind = (typeof feedbackKinds)[number]
/** What is reported: a job, an employer, a message of the other side, an applicant. */
export const reportKinds = ['report_job', 'report_employer', 'report_message', 'report_person'] as const satisfies readonly FeedbackKind[]
export const isReport = (kind: FeedbackKind): boolean => reportKinds.some((one) => one === kind)
export const reportReasons = [
  'asks_for_money',
  'fake_or_misleading',
  'below_minimum_wage',
  'discriminatory',
  'unsafe',
  'asks_bank_or_id',
  'off_platform_contact',
  'spam',
  'harassment',
  'expired_or_filled',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]
export const feedbackStatuses = ['received', 'in_progress', 'resolved', 'dismissed'] as const
export type FeedbackStatus = (typeof feedbackStatuses)[number]
