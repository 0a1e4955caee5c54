/** What each notification is called where somebody chooses how to get it. Imports nothing but the types. */
import type { EmployerNotificationType, NotificationType, SeekerNotificationType } from '#contract/states/notification'

/** Whole words of a line: "Interview due soon"; `hint` says when or why. */
export interface NotificationLabel {
  readonly label: string
  readonly hint?: string
}
export const notificationLabels: Readonly<Record<NotificationType, NotificationLabel>> = {
  // to a seeker
  application_received: { label: 'Application sent' },
  application_viewed: { label: 'Application viewed', hint: 'The first time' },
  application_in_review: { label: 'Application in review' },
  application_reopened: { label: 'Application reopened' },
  interview_invited: { label: 'Interview invitations' },
  interview_deadline_24h: { label: 'Interview due soon', hint: 'A day before' },
  interview_extended: { label: 'More time for an interview' },
  interview_adjusted: { label: 'Changes you asked for in an interview' },
  interview_cancelled: { label: 'Interview called off' },
  meeting_proposed: { label: 'Meetings and trials to answer' },
  meeting_agreed: { label: 'Meeting agreed' },
  trial_done: { label: 'After a trial', hint: 'When you’ll hear back' },
  shortlisted: { label: 'Shortlisted' },
  shift_filled: { label: 'A shift you wanted is filled, or free again' },
  offer_received: { label: 'Offers', hint: 'So you can reply in time' },
  offer_changed: { label: 'Changed offers', hint: 'So you know what you’d accept' },
  offer_expiring_24h: { label: 'Offer about to expire', hint: 'A day before' },
  offer_rescinded: { label: 'Offer withdrawn', hint: 'So you don’t count on it' },
  hired: { label: 'You’re hired' },
  times_asked: { label: 'New times for your shifts' },
  application_rejected: { label: 'Not this time' },
  application_closed_no_reply: { label: 'Closed without a reply' },
  job_changed: { label: 'Changes to a job you applied for' },
  job_closed: { label: 'A job you applied for closed' },
  saved_job_closing: { label: 'A saved job is closing', hint: 'A day before' },
  job_alert: { label: 'New jobs', hint: 'From your saved searches and employers you follow' },
  document_viewed: { label: 'Document viewed', hint: 'The first time' },
  hours_limit_warning: { label: 'Near your hours limit', hint: 'When you accept an offer' },
  profile_approved: { label: 'Profile approved', hint: 'So you know you can apply' },
  profile_pending: { label: 'Profile being checked', hint: 'So you know why you can’t apply yet' },
  profile_rejected: { label: 'Profile sent back', hint: 'So you can fix it' },
  profile_suspended: { label: 'Account suspended', hint: 'So you can appeal in time' },
  // to everyone in a company
  new_application: { label: 'New applicants' },
  reply_due_soon: { label: 'Reply due soon', hint: 'A day before' },
  reply_overdue: { label: 'Reply late' },
  interview_submitted: { label: 'Interview received' },
  interview_lapsed: { label: 'Interview not sent in time' },
  interview_extension_asked: { label: 'Someone needs more time for an interview' },
  interview_adjustment_asked: { label: 'Someone needs an adjustment' },
  interview_shared: { label: 'A colleague asks you to watch an interview' },
  meeting_picked: { label: 'Meeting time picked' },
  meeting_suggested: { label: 'Other times suggested' },
  trial_outcome_due: { label: 'Reply due after a paid trial' },
  offer_question: { label: 'Questions about an offer' },
  offer_accepted: { label: 'Offer accepted' },
  offer_declined: { label: 'Offer declined' },
  offer_expired: { label: 'Offer expired' },
  change_confirmed: { label: 'Someone can still do a changed job' },
  times_answered: { label: 'Replies about new times' },
  application_withdrawn: { label: 'Someone withdraws' },
  pulled_out: { label: 'Someone pulls out', hint: 'After they accepted your offer' },
  job_approved: { label: 'Job approved' },
  job_sent_back: { label: 'Job sent back' },
  job_closing_soon: { label: 'Job about to close' },
  job_reconfirm_due: { label: 'Still hiring?', hint: 'Every 30 days' },
  job_removed: { label: 'Job taken down', hint: 'So you can appeal in time' },
  verification_pending: { label: 'Company being checked', hint: 'So you know why your jobs aren’t live' },
  verification_result: { label: 'Company approved or sent back', hint: 'So you can fix it' },
  payment_succeeded: { label: 'Receipts' },
  payment_failed: { label: 'Payment failed', hint: 'Your jobs would pause' },
  subscription_ending: { label: 'Plan about to end' },
  plan_limit_reached: { label: 'Plan limit reached' },
  team_invite: { label: 'New colleagues', hint: 'So you know who sees your applicants' },
  // to either
  meeting_moved: { label: 'Meeting moved' },
  meeting_cancelled: { label: 'Meeting called off' },
  meeting_reminder: { label: 'Meeting coming up', hint: 'A day and two hours before' },
  message_received: { label: 'Messages' },
  start_check: { label: 'Did the job start?' },
  data_export_ready: { label: 'Your data is ready', hint: 'The link lasts only a while' },
  security_sign_in: { label: 'Sign-in on a new device', hint: 'Keeps your account yours' },
  report_settled: { label: 'Replies to what you reported' },
}

interface Group<T> {
  readonly title: string
  readonly types: readonly T[]
}
export type NotificationGroup = Group<NotificationType>
export const seekerNotificationGroups: readonly Group<SeekerNotificationType>[] = [
  {
    title: 'Applications',
    types: [
      'application_received',
      'application_viewed',
      'application_in_review',
      'shortlisted',
      'application_reopened',
      'application_rejected',
      'application_closed_no_reply',
      'job_changed',
      'shift_filled',
      'job_closed',
    ],
  },
  {
    title: 'Interviews',
    types: ['interview_invited', 'interview_deadline_24h', 'interview_extended', 'interview_adjusted', 'interview_cancelled'],
  },
  {
    title: 'Offers and starting',
    types: [
      'offer_received',
      'offer_changed',
      'offer_expiring_24h',
      'offer_rescinded',
      'hired',
      'times_asked',
      'start_check',
      'hours_limit_warning',
    ],
  },
  {
    title: 'Meetings and trials',
    types: ['meeting_proposed', 'meeting_agreed', 'meeting_moved', 'meeting_cancelled', 'meeting_reminder', 'trial_done'],
  },
  { title: 'Jobs', types: ['job_alert', 'saved_job_closing'] },
  {
    title: 'Your account',
    types: [
      'message_received',
      'document_viewed',
      'profile_approved',
      'profile_pending',
      'profile_rejected',
      'profile_suspended',
      'data_export_ready',
      'security_sign_in',
      'report_settled',
    ],
  },
]
export const employerNotificationGroups: readonly Group<EmployerNotificationType>[] = [
  {
    title: 'Applicants',
    types: ['new_application', 'reply_due_soon', 'reply_overdue', 'change_confirmed', 'application_withdrawn'],
  },
  {
    title: 'Interviews and hiring',
    types: [
      'message_received',
      'interview_submitted',
      'interview_lapsed',
      'interview_extension_asked',
      'interview_adjustment_asked',
      'interview_shared',
      'offer_question',
      'offer_accepted',
      'offer_declined',
      'offer_expired',
      'pulled_out',
      'times_answered',
      'start_check',
    ],
  },
  {
    title: 'Meetings and trials',
    types: ['meeting_picked', 'meeting_suggested', 'meeting_moved', 'meeting_cancelled', 'meeting_reminder', 'trial_outcome_due'],
  },
  {
    title: 'Your jobs',
    types: ['job_approved', 'job_sent_back', 'job_closing_soon', 'job_reconfirm_due', 'job_removed'],
  },
  {
    title: 'Company and plan',
    types: [
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
    ],
  },
]
