import type { NotificationType } from '@evenshift/contract/states/notification'
import type { Notification } from '#web/shared/notifications/useNotifications'

interface Action {
  readonly label: string
  /** Only for as long as its reader owes an answer. */
  readonly isOwed?: true
}
/** The one thing to do about a type, where there is one. */
const actions: Readonly<Partial<Record<NotificationType, Action>>> = {
  // a seeker
  interview_invited: { label: 'Answer questions', isOwed: true },
  interview_deadline_24h: { label: 'Answer questions', isOwed: true },
  interview_extended: { label: 'Answer questions', isOwed: true },
  interview_adjusted: { label: 'Answer questions', isOwed: true },
  offer_received: { label: 'Reply to offer', isOwed: true },
  offer_changed: { label: 'Reply to offer', isOwed: true },
  offer_expiring_24h: { label: 'Reply to offer', isOwed: true },
  hired: { label: 'Get ready' },
  application_rejected: { label: 'See why' },
  job_changed: { label: 'See changes' },
  saved_job_closing: { label: 'Apply' },
  job_alert: { label: 'See jobs' },
  profile_rejected: { label: 'Fix profile' },
  // everyone in a company
  new_application: { label: 'Review', isOwed: true },
  reply_due_soon: { label: 'Reply', isOwed: true },
  reply_overdue: { label: 'Reply', isOwed: true },
  interview_submitted: { label: 'View interview' },
  interview_lapsed: { label: 'Review', isOwed: true },
  interview_extension_asked: { label: 'Reply' },
  interview_adjustment_asked: { label: 'Reply' },
  offer_question: { label: 'Reply' },
  offer_accepted: { label: 'Get ready' },
  plan_limit_reached: { label: 'See plans' },
  job_sent_back: { label: 'Edit job' },
  job_removed: { label: 'See why' },
  job_closing_soon: { label: 'Change date' },
  job_reconfirm_due: { label: 'Confirm' },
  // either
  message_received: { label: 'Reply' },
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
