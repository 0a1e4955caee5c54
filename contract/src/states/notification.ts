/** Every kind of notification a side may get. Imports nothing. */
export const seekerNotificationTypes = [
  'application_received',
  'application_viewed',
  'application_in_review',
  'application_reopened',
  'interview_invited',
  'interview_deadline_24h',
  'interview_extended',
  'interview_adjusted',
  'interview_cancelled',
  'shortlisted',
  'shift_filled',
  'offer_received',
  'offer_changed',
  'offer_expiring_24h',
  'offer_rescinded',
  'hired',
  'start_check',
  'application_rejected',
  'application_closed_no_reply',
  'job_changed',
  'job_closed',
  'saved_job_closing',
  'job_alert',
  'message_received',
  'document_viewed',
  'hours_limit_warning',
  'profile_approved',
  'profile_pending',
  'profile_rejected',
  'profile_suspended',
  'data_export_ready',
  'security_sign_in',
  'report_settled',
] as const
export const employerNotificationTypes = [
  'new_application',
  'reply_due_soon',
  'reply_overdue',
  'interview_submitted',
  'interview_lapsed',
  'interview_extension_asked',
  'interview_adjustment_asked',
  'offer_question',
  'offer_accepted',
  'offer_declined',
  'offer_expired',
  'start_check',
  'application_withdrawn',
  'job_approved',
  'job_sent_back',
  'job_closing_soon',
  'job_reconfirm_due',
  'job_removed',
  'message_received',
  'verification_pending',
  'verification_result',
  'payment_succeeded',
  'payment_failed',
  'subscription_ending',
  'plan_limit_reached',
  'team_invite',
  'data_export_ready',
  'security_sign_in',
  'report_settled',
] as const

export type SeekerNotificationType = (typeof seekerNotificationTypes)[number]
export type EmployerNotificationType = (typeof employerNotificationTypes)[number]
export type NotificationType = SeekerNotificationType | EmployerNotificationType

/** What nothing tells yet: a preference for it can be kept, and nobody gets it. */
export const untoldTypes = ['security_sign_in'] as const satisfies readonly NotificationType[]
/** What somebody may be told today. */
export type ToldType = Exclude<NotificationType, (typeof untoldTypes)[number]>

/**
 * Where a type is told besides the screen, unless its person chose otherwise; a mail that is locked cannot be turned off. What asks for an
 * act is mailed even where it is pushed: most people have not allowed push.
 */
export interface NotificationDefault {
  readonly push: boolean
  readonly email: boolean
  readonly locked?: true
}
export const notificationDefaults: Readonly<Record<NotificationType, NotificationDefault>> = {
  // to a seeker
  application_received: { push: false, email: true },
  application_viewed: { push: false, email: false },
  application_in_review: { push: true, email: false },
  application_reopened: { push: true, email: true },
  interview_invited: { push: true, email: true },
  interview_deadline_24h: { push: true, email: true },
  interview_extended: { push: true, email: true },
  interview_adjusted: { push: true, email: true },
  interview_cancelled: { push: true, email: true },
  shortlisted: { push: true, email: true },
  shift_filled: { push: true, email: true },
  offer_received: { push: true, email: true, locked: true },
  offer_changed: { push: true, email: true, locked: true },
  offer_expiring_24h: { push: true, email: true },
  offer_rescinded: { push: true, email: true, locked: true },
  hired: { push: true, email: true },
  application_rejected: { push: false, email: true },
  application_closed_no_reply: { push: false, email: true },
  job_changed: { push: true, email: true },
  job_closed: { push: false, email: true },
  saved_job_closing: { push: true, email: false },
  job_alert: { push: false, email: true },
  document_viewed: { push: false, email: false },
  hours_limit_warning: { push: true, email: false },
  profile_approved: { push: false, email: true, locked: true },
  profile_pending: { push: false, email: true, locked: true },
  profile_rejected: { push: false, email: true, locked: true },
  profile_suspended: { push: false, email: true, locked: true },
  // to everyone in a company
  new_application: { push: true, email: true },
  reply_due_soon: { push: true, email: true },
  reply_overdue: { push: true, email: true },
  interview_submitted: { push: true, email: true },
  interview_lapsed: { push: true, email: true },
  interview_extension_asked: { push: true, email: true },
  interview_adjustment_asked: { push: true, email: true },
  offer_question: { push: true, email: true },
  offer_accepted: { push: true, email: true },
  offer_declined: { push: true, email: true },
  offer_expired: { push: true, email: true },
  application_withdrawn: { push: true, email: true },
  job_approved: { push: false, email: true },
  job_sent_back: { push: false, email: true },
  job_closing_soon: { push: false, email: true },
  job_reconfirm_due: { push: true, email: true },
  job_removed: { push: false, email: true, locked: true },
  verification_pending: { push: false, email: true, locked: true },
  verification_result: { push: false, email: true, locked: true },
  payment_succeeded: { push: false, email: true },
  payment_failed: { push: false, email: true, locked: true },
  subscription_ending: { push: false, email: true },
  plan_limit_reached: { push: false, email: false },
  team_invite: { push: false, email: true, locked: true },
  // to either
  message_received: { push: true, email: true },
  start_check: { push: true, email: true },
  data_export_ready: { push: false, email: true, locked: true },
  security_sign_in: { push: false, email: true, locked: true },
  report_settled: { push: false, email: true },
}
