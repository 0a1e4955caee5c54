import type { NotificationType } from '@evenshift/contract/states/notification'
import type { Notification } from '#web/shared/notifications/useNotifications'
import { words } from '#web/shared/notifications/words'

interface Action {
  readonly label: string
  /** Only for as long as its reader owes an answer. */
  readonly isOwed?: true
}
/** The one thing to do about a type, where there is one. */
const actions: Readonly<Partial<Record<NotificationType, Action>>> = {
  // a seeker
  interview_invited: { label: words.answerQuestions, isOwed: true },
  interview_deadline_24h: { label: words.answerQuestions, isOwed: true },
  interview_extended: { label: words.answerQuestions, isOwed: true },
  interview_adjusted: { label: words.answerQuestions, isOwed: true },
  meeting_proposed: { label: words.pickATime, isOwed: true },
  offer_received: { label: words.replyToOffer, isOwed: true },
  offer_changed: { label: words.replyToOffer, isOwed: true },
  offer_expiring_24h: { label: words.replyToOffer, isOwed: true },
  hired: { label: words.getReady },
  application_rejected: { label: words.seeWhy },
  job_changed: { label: words.seeChanges },
  saved_job_closing: { label: words.apply },
  job_alert: { label: words.seeJobs },
  profile_rejected: { label: words.fixProfile },
  // everyone in a company
  new_application: { label: words.review, isOwed: true },
  reply_due_soon: { label: words.reply, isOwed: true },
  reply_overdue: { label: words.reply, isOwed: true },
  interview_submitted: { label: words.viewInterview },
  interview_lapsed: { label: words.review, isOwed: true },
  interview_extension_asked: { label: words.reply },
  interview_adjustment_asked: { label: words.reply },
  interview_shared: { label: words.viewAnswer },
  meeting_suggested: { label: words.reply, isOwed: true },
  trial_outcome_due: { label: words.reply, isOwed: true },
  offer_question: { label: words.reply },
  offer_accepted: { label: words.getReady },
  plan_limit_reached: { label: words.seePlans },
  job_sent_back: { label: words.editJob },
  job_removed: { label: words.seeWhy },
  job_closing_soon: { label: words.changeDate },
  job_reconfirm_due: { label: words.confirm },
  // either
  meeting_moved: { label: words.seeTimes, isOwed: true },
  message_received: { label: words.reply },
}

export interface RowAction {
  readonly label: string
  readonly link: string
  /** It should have been done by now. */
  readonly isLate: boolean
}
/** What can be done from a row; null where there is nothing, or nothing any more. */
export function actionOf({ type, link, about }: Pick<Notification, 'type' | 'link' | 'about'>, now: Date): RowAction | null {
  const action = actions[type]
  const dueBy = about?.dueBy ?? null
  if (action === undefined || link === null || (action.isOwed && dueBy === null)) return null
  return { label: action.label, link, isLate: action.isOwed === true && dueBy !== null && new Date(dueBy) <= now }
}
