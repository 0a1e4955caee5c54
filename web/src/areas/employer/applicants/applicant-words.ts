import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { type ApplicationStatus, isOpen, isSeekersTurn, tabOf } from '@evenshift/contract/states/application/application'
import { clockTime, dayDate, daysUntil } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'

/** What a status is called on the employer's side. */
export const statusWords: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'New',
  in_review: 'In review',
  interview_invited: 'Invited',
  interview_submitted: 'Interview received',
  shortlisted: 'Shortlisted',
  offered: 'Offer',
  offer_accepted: 'Offer accepted',
  hired: 'Hired',
  rejected: 'Not this time',
  withdrawn: 'Withdrawn',
  offer_declined: 'Declined the offer',
  offer_expired: 'Offer expired',
  offer_rescinded: 'Offer withdrawn',
  closed_no_reply: 'Closed, no reply',
  closed_job: 'Job closed',
}

/** The same of one application: who withdrew once they had accepted was counted on. */
export const statusWord = ({ status, hasPulledOut }: Pick<EmployerApplication, 'status' | 'hasPulledOut'>): string =>
  hasPulledOut ? 'Pulled out' : statusWords[status]

export const statusKind = (status: ApplicationStatus): 'fact' | 'match' | 'quiet' => {
  if (status === 'interview_submitted' || status === 'offered' || status === 'offer_accepted') return 'match'
  return status === 'in_review' || status === 'shortlisted' || status === 'hired' ? 'fact' : 'quiet'
}

const NO_BREAK = '\u00A0'
/** How far from the job they live, on one line; null where it isn't known. */
export const milesWords = ({ milesAway }: Pick<EmployerApplication, 'milesAway'>): string | null =>
  milesAway === null ? null : milesAway === 0 ? 'less than a mile' : counted(milesAway, 'mile').replace(' ', NO_BREAK)
export const awayWords = ({ milesAway }: Pick<EmployerApplication, 'milesAway'>): string | null =>
  milesAway === null ? null : `${milesWords({ milesAway })} away`

/** Whether they said that the job still fits them since it changed; empty where it didn't change, or an offer was made since. */
export const changeWords = ({ change, status }: Pick<EmployerApplication, 'change' | 'status'>): string =>
  change === null || tabOf(status) !== 'live' ? '' : change.confirmedAt === null ? 'Not confirmed' : 'Confirmed'

export const isPast = (replyBy: string, now: Date): boolean => Date.parse(replyBy) < now.getTime()
/** How late a reply is. */
export function lateWords(replyBy: string, now: Date): string {
  const days = daysUntil(replyBy, now)
  return days === 0 ? `Late since ${clockTime(replyBy)}` : `${counted(-days, 'day')} late`
}

export interface Due {
  readonly text: string
  /** What it says on its own, where no head says what the moment is. */
  readonly alone?: string
  readonly kind: 'bad' | 'match' | 'quiet'
}
/** When the employer's answer is due; null where there is neither. */
export function dueOf(
  { status, replyBy, pendingRejection }: Pick<EmployerApplication, 'status' | 'replyBy' | 'pendingRejection'>,
  now: Date,
): Due | null {
  if (pendingRejection) return { text: 'Rejection on its way', kind: 'quiet' }
  if (!isOpen(status)) return null
  if (isSeekersTurn(status)) return { text: 'Their turn', kind: 'quiet' }
  if (replyBy === null) return null
  const days = daysUntil(replyBy, now)
  if (isPast(replyBy, now)) return { text: lateWords(replyBy, now), kind: 'bad' }
  if (days === 0) return { text: 'Today', alone: 'Reply today', kind: 'match' }
  const day = dayDate(replyBy)
  return days === 1
    ? { text: 'Tomorrow', alone: 'Reply by tomorrow', kind: 'quiet' }
    : { text: day, alone: `Reply by ${day}`, kind: 'quiet' }
}

/** "Luke" of "Luke Walsh"; a hidden name is no more than its number. */
export const firstNameOf = (name: string): string => (/^(Applicant \d|Former )/.test(name) ? name : (name.split(' ')[0] ?? name))
