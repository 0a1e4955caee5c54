import type { NotificationType } from '@evenshift/contract/states/notification'

export const PUSH_TITLE_MOST = 40
export const PUSH_BODY_MOST = 90

/**
 * What a locked screen may show of each type: what happened and the next step, and never a person, a job, pay, a reason or a message.
 * A type that is not pushed by default has its words too, as its person may turn it on.
 */
export const pushWords: Readonly<Record<NotificationType, { readonly title: string; readonly body: string }>> = {
  // to a seeker
  application_received: { title: 'Your application was sent', body: 'See when you’ll get a reply.' },
  application_viewed: { title: 'Your application was viewed', body: 'You don’t need to do anything.' },
  document_viewed: { title: 'Your document was viewed', body: 'See who opened it, and when.' },
  hours_limit_warning: { title: 'Check your weekly hours', body: 'You’re near your limit, or over it.' },
  application_in_review: { title: 'Your application is in review', body: 'Open it to see what happens next.' },
  application_reopened: { title: 'Your application is open again', body: 'The employer changed their decision. Open it to see more.' },
  interview_invited: { title: 'You’re invited to an interview', body: 'Answer in your own time. Open it to see the deadline.' },
  interview_deadline_24h: { title: 'Your interview is due tomorrow', body: 'Send your answers before the deadline.' },
  interview_extended: { title: 'You’ve got more time', body: 'Your interview has a new deadline. Open it to see the date.' },
  interview_adjusted: { title: 'Your interview was adjusted', body: 'Open it to see what changed for you.' },
  interview_cancelled: { title: 'An interview was cancelled', body: 'You don’t need to send anything. Open it to see more.' },
  shortlisted: { title: 'You’re on a shortlist', body: 'Open your application to see what happens next.' },
  shift_filled: { title: 'A shift was filled', body: 'Your application has changed. Open it to see what’s left.' },
  offer_received: { title: 'You’ve got an offer', body: 'Open it to accept, decline or ask a question.' },
  offer_changed: { title: 'Your offer changed', body: 'Read the new terms before you answer.' },
  offer_expiring_24h: { title: 'Your offer is about to expire', body: 'Open it to accept or decline in time.' },
  offer_rescinded: { title: 'An offer was withdrawn', body: 'Open your application to see what you can do.' },
  hired: { title: 'You’re hired', body: 'See when you start and what to bring.' },
  application_rejected: { title: 'There’s a reply to your application', body: 'Open it when you’re ready.' },
  application_closed_no_reply: { title: 'An application was closed', body: 'Open it to see what you can do.' },
  job_changed: { title: 'A job you applied for changed', body: 'See what’s different, and whether it still suits you.' },
  job_closed: { title: 'A job closed', body: 'Open it to see what that means for you.' },
  saved_job_closing: { title: 'A saved job closes soon', body: 'Apply before it closes.' },
  job_alert: { title: 'New jobs for you', body: 'They fit a search you saved.' },
  profile_approved: { title: 'Your profile is approved', body: 'You can apply for jobs now.' },
  profile_pending: { title: 'We’re checking your profile', body: 'You’ll hear from us when we’re done.' },
  profile_rejected: { title: 'Your profile needs a change', body: 'Open it to see what to fix.' },
  profile_suspended: { title: 'Your account is suspended', body: 'Sign in to see what you can do.' },
  // to everyone in a company
  new_application: { title: 'You’ve got a new applicant', body: 'Open the application to read it.' },
  reply_due_soon: { title: 'A reply is due soon', body: 'An applicant is waiting to hear from you.' },
  reply_overdue: { title: 'A reply is overdue', body: 'An applicant should have heard from you by now.' },
  interview_submitted: { title: 'An applicant sent an interview', body: 'Their answers are ready for you.' },
  interview_lapsed: { title: 'An interview wasn’t sent in time', body: 'Decide what happens with the application.' },
  interview_extension_asked: { title: 'An applicant asks for more time', body: 'Open the interview to answer.' },
  interview_adjustment_asked: { title: 'An applicant asks for an adjustment', body: 'Open the interview to answer.' },
  offer_question: { title: 'An applicant asks about your offer', body: 'Open the application to reply.' },
  offer_accepted: { title: 'An applicant accepted your offer', body: 'Get ready for their first day.' },
  offer_declined: { title: 'An applicant declined your offer', body: 'The place is open again.' },
  offer_expired: { title: 'Your offer expired', body: 'An applicant didn’t answer in time. The place is open again.' },
  application_withdrawn: { title: 'An applicant withdrew', body: 'You don’t need to do anything.' },
  job_approved: { title: 'We’ve checked your job', body: 'Open it to see if it’s live.' },
  job_sent_back: { title: 'Your job needs a change', body: 'Open it to see what to fix.' },
  job_removed: { title: 'Your job was taken down', body: 'Open it to see why and what you can do.' },
  payment_succeeded: { title: 'Payment received', body: 'Your invoice is on your plan page.' },
  payment_failed: { title: 'A payment failed', body: 'Open your plan to see by when to pay.' },
  subscription_ending: { title: 'Your plan changes', body: 'Open it to see what that means for your jobs.' },
  job_closing_soon: { title: 'Your job closes soon', body: 'Give it a new date if you’re still looking.' },
  job_reconfirm_due: { title: 'Are you still hiring?', body: 'Tell us, or your job closes soon.' },
  plan_limit_reached: { title: 'You’ve reached a limit of your plan', body: 'Open it to see your choices.' },
  team_invite: { title: 'Someone joined your team', body: 'See who it is and what they can do.' },
  verification_pending: { title: 'We’re checking your company', body: 'You’ll hear from us when we’re done.' },
  verification_result: { title: 'Your company was checked', body: 'Sign in to see the result.' },
  // to either
  message_received: { title: 'You’ve got a message', body: 'Open it to read and reply.' },
  data_export_ready: { title: 'Your data is ready', body: 'Sign in to download it.' },
  security_sign_in: { title: 'New sign-in to your account', body: 'Wasn’t you? Open it to see what to do.' },
  start_check: { title: 'Did the first day go ahead?', body: 'Tell us how it went.' },
  report_settled: { title: 'We’ve replied to your report', body: 'Open it to read what we did.' },
}
