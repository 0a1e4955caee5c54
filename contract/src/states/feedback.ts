/** What people may tell us, why they report, and what becomes of it. Imports nothing. */
export const feedbackKinds = [
  'bug',
  'idea',
  'praise',
  'report_job',
  'report_employer',
  'data_complaint',
  'interview_experience',
  'appeal',
] as const
export type FeedbackKind = (typeof feedbackKinds)[number]
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
