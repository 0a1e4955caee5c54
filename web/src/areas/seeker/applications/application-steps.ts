import { NO_REPLY_GRACE_DAYS } from '@evenshift/contract/constants'
import { DAY_MS } from '@evenshift/contract/days'
import { type Facts, agreedMeeting, firstDay, repliesBy } from '#web/areas/seeker/applications/facts'
import { meetingTitle } from '#web/shared/meeting/meeting-words'
import { shortDate } from '#web/shared/words/dates'
import type { TimelineStep } from '#web/ui/display/Timeline'
import { words } from '#web/areas/seeker/applications/words'

const later = (instant: string, days: number): string => new Date(Date.parse(instant) + days * DAY_MS).toISOString()
const step = (state: TimelineStep['state'], label: string, note?: string | null): TimelineStep => ({
  state,
  label,
  ...(note ? { note } : {}),
})

/** Where a going application stands: what is done, what is now, what comes. Empty for one that is over. By when it's the seeker's turn is said below, with the hour. */
export function applicationSteps(facts: Omit<Facts, 'reason' | 'hasPulledOut'>): TimelineStep[] {
  const { status, appliedAt, changedAt, firstViewedAt, isLate, offer, meeting, pickTimeBy } = facts
  const replyBy = repliesBy(facts)
  const sent = step('done', words.sent, shortDate(appliedAt))
  const looked = step('done', words.viewed, firstViewedAt && shortDate(firstViewedAt))
  const answer = step('next', replyBy ? words.replyBy : words.reply, replyBy && shortDate(replyBy))
  const isSeen = firstViewedAt !== null || status !== 'applied'
  if (pickTimeBy) return [sent, looked, step('now', words.pickATime), answer]
  if (isLate && replyBy)
    return [
      sent,
      isSeen ? looked : step('next', words.viewed),
      step('now', words.due, shortDate(replyBy)),
      step('next', words.closes, shortDate(later(replyBy, NO_REPLY_GRACE_DAYS))),
    ]
  const agreed = agreedMeeting(facts)
  if (agreed) return [sent, looked, step('now', meetingTitle(agreed.kind), shortDate(agreed.at)), answer]
  // Until what comes of it is told.
  if (meeting?.status === 'done' && meeting.outcomeDue)
    return [sent, looked, step('now', words.trialDone, meeting.at && shortDate(meeting.at)), answer]
  switch (status) {
    case 'applied':
    case 'in_review':
      return isSeen ? [sent, { ...looked, state: 'now' }, answer] : [{ ...sent, state: 'now' }, step('next', words.viewed), answer]
    case 'interview_invited':
      return [sent, looked, step('now', words.interview), answer]
    case 'interview_submitted':
      return [sent, looked, step('now', words.interviewSent, shortDate(changedAt)), answer]
    case 'shortlisted':
      return [sent, looked, step('now', words.shortlisted, shortDate(changedAt)), answer]
    case 'offered':
      return [sent, looked, step('now', words.reply), step('next', words.start, offer && shortDate(firstDay(offer)))]
    case 'offer_accepted':
      return [
        sent,
        looked,
        step('now', words.accepted, shortDate(changedAt)),
        step('next', words.start, offer && shortDate(firstDay(offer))),
      ]
    default:
      return []
  }
}
