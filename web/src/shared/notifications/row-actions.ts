import type { NotificationType } from '@evenshift/contract/states/notification'
import { hasButton, isAsking } from '@evenshift/contract/states/notification-asks'
import type { Notification } from '#web/shared/notifications/useNotifications'
import { words } from '#web/shared/notifications/words'

/** What the one thing to do about a type is called, where there is one; whether it is still to be done is the contract's to say. */
const labels: Readonly<Partial<Record<NotificationType, string>>> = {
  // a seeker
  interview_invited: words.startInterview,
  interview_deadline_24h: words.startInterview,
  interview_extended: words.startInterview,
  interview_adjusted: words.startInterview,
  meeting_proposed: words.pickATime,
  offer_received: words.replyToOffer,
  offer_changed: words.replyToOffer,
  offer_expiring_24h: words.replyToOffer,
  hired: words.getReady,
  times_asked: words.reply,
  application_rejected: words.seeWhy,
  job_changed: words.seeChanges,
  saved_job_closing: words.apply,
  job_alert: words.seeJobs,
  profile_rejected: words.fixProfile,
  // everyone in a company
  new_application: words.review,
  reply_due_soon: words.reply,
  reply_overdue: words.reply,
  interview_submitted: words.viewInterview,
  interview_lapsed: words.review,
  interview_extension_asked: words.reply,
  interview_adjustment_asked: words.reply,
  interview_shared: words.viewAnswer,
  meeting_suggested: words.reply,
  trial_outcome_due: words.reply,
  offer_question: words.reply,
  offer_accepted: words.getReady,
  plan_limit_reached: words.seePlans,
  job_sent_back: words.editJob,
  job_removed: words.seeWhy,
  job_closing_soon: words.changeDate,
  job_reconfirm_due: words.confirm,
  // either
  meeting_moved: words.seeTimes,
  message_received: words.reply,
  security_sign_in: words.reviewSignIns,
}

export interface RowAction {
  readonly label: string
  readonly link: string
  /** It should have been done by now. */
  readonly isLate: boolean
}
/** What can be done from a row; null where there is nothing, or nothing any more. */
export function actionOf({ type, link, about }: Pick<Notification, 'type' | 'link' | 'about'>, now: Date): RowAction | null {
  const label = labels[type]
  if (label === undefined || link === null || !hasButton(type, about?.owed ?? [])) return null
  const dueBy = about?.dueBy ?? null
  return { label, link, isLate: isAsking(type) && dueBy !== null && new Date(dueBy) <= now }
}
