import type { FeedbackKind, FeedbackStatus, ReportReason } from '@evenshift/contract/states/feedback'
import { DAY_MS, HOUR_MS } from '@evenshift/contract/days'

/** Within what time each kind is answered; what is not here asks for no answer. */
const answeredWithin: Readonly<Partial<Record<FeedbackKind, number>>> = {
  report_job: 24 * HOUR_MS,
  report_employer: 24 * HOUR_MS,
  /** The law gives this long to acknowledge a complaint about personal data. */
  data_complaint: 30 * DAY_MS,
  appeal: 14 * DAY_MS,
}
export function dueAt(kind: FeedbackKind, now: Date): Date | null {
  const within = answeredWithin[kind]
  return within === undefined ? null : new Date(now.getTime() + within)
}

/** What a kind is about; null where it is about nothing that has an id. */
export const subjectOf = (kind: FeedbackKind): 'job' | 'employer' | 'application' | null => {
  if (kind === 'report_job') return 'job'
  if (kind === 'report_employer') return 'employer'
  return kind === 'interview_experience' ? 'application' : null
}

/** One may be open of each person and subject. */
export const isReport = (kind: FeedbackKind): boolean => kind === 'report_job' || kind === 'report_employer'

export const reasonLabels: Readonly<Record<ReportReason, string>> = {
  asks_for_money: 'Asks me to pay for something',
  fake_or_misleading: 'Fake or misleading',
  below_minimum_wage: 'Pays less than the minimum wage',
  discriminatory: 'Unfair or discriminatory',
  unsafe: 'Unsafe work',
  asks_bank_or_id: 'Asks for bank details or ID too early',
  off_platform_contact: 'Wants to chat off Evenshift',
  spam: 'Spam',
  harassment: 'Harassment',
  expired_or_filled: 'Job no longer available',
  other: 'Something else',
}

/** What staff may make of it; one that is settled stays so. */
export const feedbackMoves: Readonly<Record<FeedbackStatus, readonly FeedbackStatus[]>> = {
  received: ['in_progress', 'resolved', 'dismissed'],
  in_progress: ['resolved', 'dismissed'],
  resolved: [],
  dismissed: [],
}
export const isSettled = (status: FeedbackStatus): boolean => feedbackMoves[status].length === 0
