import { NO_REPLY_GRACE_DAYS } from '@evenshift/contract/constants'
import { DAY_MS } from '@evenshift/contract/days'
import type { Facts } from '#web/areas/seeker/applications/facts'
import { shortDate } from '#web/shared/words/dates'
import type { TimelineStep } from '#web/ui/display/Timeline'

const later = (instant: string, days: number): string => new Date(Date.parse(instant) + days * DAY_MS).toISOString()
const step = (state: TimelineStep['state'], label: string, note?: string | null): TimelineStep => ({
  state,
  label,
  ...(note ? { note } : {}),
})

/** Where a going application stands: what is done, what is now, what comes. Empty for one that is over. */
export function applicationSteps(facts: Omit<Facts, 'reason'>): TimelineStep[] {
  const { status, appliedAt, changedAt, firstViewedAt, replyBy, isLate, offer, interview } = facts
  const sent = step('done', 'Sent', shortDate(appliedAt))
  const looked = step('done', 'Viewed', firstViewedAt && shortDate(firstViewedAt))
  const answer = step('next', replyBy ? 'Reply by' : 'Reply', replyBy && shortDate(replyBy))
  const isSeen = firstViewedAt !== null || status !== 'applied'
  if (isLate && replyBy)
    return [
      sent,
      isSeen ? looked : step('next', 'Viewed'),
      step('now', 'Due', shortDate(replyBy)),
      step('next', 'Closes', shortDate(later(replyBy, NO_REPLY_GRACE_DAYS))),
    ]
  switch (status) {
    case 'applied':
    case 'in_review':
      return isSeen ? [sent, { ...looked, state: 'now' }, answer] : [{ ...sent, state: 'now' }, step('next', 'Viewed'), answer]
    case 'interview_invited':
      return [sent, looked, step('now', 'Interview', interview && `by ${shortDate(interview.deadline)}`), answer]
    case 'interview_submitted':
      return [sent, looked, step('now', 'Interview sent', shortDate(changedAt)), answer]
    case 'shortlisted':
      return [sent, looked, step('now', 'Shortlisted', shortDate(changedAt)), answer]
    case 'offered':
      return [
        sent,
        looked,
        step('now', 'Offer', offer && `until ${shortDate(offer.expiresAt)}`),
        step('next', 'Start', offer && shortDate(offer.startDate)),
      ]
    case 'offer_accepted':
      return [sent, looked, step('now', 'Accepted', shortDate(changedAt)), step('next', 'Start', offer && shortDate(offer.startDate))]
    default:
      return []
  }
}
