import type { FeedbackKind, FeedbackStatus, ReportReason } from '@evenshift/contract/states/feedback'
import { REPORT_HOURS } from '@evenshift/contract/constants'
import { DAY_MS, HOUR_MS } from '@evenshift/contract/days'

/** Within what time each kind is answered; what is not here asks for no answer. */
const answeredWithin: Readonly<Partial<Record<FeedbackKind, number>>> = {
  report_job: REPORT_HOURS * HOUR_MS,
  report_employer: REPORT_HOURS * HOUR_MS,
  report_message: REPORT_HOURS * HOUR_MS,
  report_person: REPORT_HOURS * HOUR_MS,
  /** The law gives this long to acknowledge a complaint about personal data. */
  data_complaint: 30 * DAY_MS,
  appeal: 14 * DAY_MS,
}
export function dueAt(kind: FeedbackKind, now: Date): Date | null {
  const within = answeredWithin[kind]
  return within === undefined ? null : new Date(now.getTime() + within)
}

/** What one side of an application reports of the other. */
export const isBetween = (kind: FeedbackKind): boolean => kind === 'report_message' || kind === 'report_person'

/** What a kind is about; null where it is about nothing that has an id. */
export const subjectOf = (kind: FeedbackKind): 'job' | 'employer' | 'application' | null => {
  if (kind === 'report_job') return 'job'
  if (kind === 'report_employer') return 'employer'
  return kind === 'interview_experience' || isBetween(kind) ? 'application' : null
}

export const reasonLabels: Readonly<Record<ReportReason, string>> = {
  asks_for_money: 'They asked for money',
  fake_or_misleading: 'It’s fake, or not as described',
  below_minimum_wage: 'It pays less than the minimum wage',
  discriminatory: 'It’s unfair or discriminatory',
  unsafe: 'It isn’t safe',
  asks_bank_or_id: 'They want bank details or ID',
  off_platform_contact: 'They want to move to another app',
  spam: 'It’s spam',
  harassment: 'They were abusive or harassed me',
  expired_or_filled: 'The job’s no longer available',
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
