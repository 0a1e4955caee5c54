import { type Facts, firstDay, wentToSomeoneElse } from '#web/areas/seeker/applications/facts'
import { leftBecause, reasonWords } from '#web/areas/seeker/applications/reason-words'
import { momentWords } from '#web/shared/meeting/meeting-words'
import { clockTime, dayDate, nearDate } from '#web/shared/words/dates'
import { words } from '#web/areas/seeker/applications/words'

/** Whether the line tells more than the chip and the dates above it. */
export const tellsMore = ({ status, isLate, pickTimeBy }: Pick<Facts, 'status' | 'isLate' | 'pickTimeBy'>): boolean =>
  isLate || pickTimeBy !== null || !['in_review', 'interview_submitted', 'shortlisted'].includes(status)

/** The one line below an application: what the chip above it, which says the state, and the dates of its steps leave out. */
export function whatHappened(facts: Facts, now: Date): string {
  const { status, changedAt, firstViewedAt, isLate, offer, interview, reason, pickTimeBy } = facts
  const on = dayDate(changedAt)
  if (pickTimeBy && status !== 'offered') return words.pickATimeBy(momentWords(pickTimeBy))
  if (isLate) return words.weveRemindedThem
  switch (status) {
    case 'applied':
      return firstViewedAt ? words.readAt(nearDate(firstViewedAt, now), clockTime(firstViewedAt)) : words.notViewedYet
    case 'in_review':
      return words.beingLookedAtSince(nearDate(changedAt, now))
    case 'interview_invited':
      return interview ? words.yourTurnUntil(momentWords(interview.deadline)) : words.yourTurn
    case 'interview_submitted':
      return words.youSentTheInterview(nearDate(changedAt, now))
    case 'shortlisted':
      return words.shortlistedWithChangedAt(nearDate(changedAt, now))
    case 'offered':
      return offer ? words.replyByWithExpiresAt(dayDate(offer.expiresAt), clockTime(offer.expiresAt)) : words.yourTurn
    case 'offer_accepted':
      return offer ? words.youSaidYesOnItStarts(on, dayDate(firstDay(offer))) : words.youSaidYesOn(on)
    case 'rejected':
      return reason ? words.onBecause(on, reasonWords[reason]) : words.on(on)
    case 'withdrawn':
    case 'offer_declined': {
      const why = leftBecause(reason)
      return why ? words.onLeft(on, why) : words.on(on)
    }
    case 'hired':
    case 'offer_expired':
    case 'offer_rescinded':
      return words.on(on)
    case 'closed_no_reply':
      return words.weClosedItOn(on)
    case 'closed_job':
      return wentToSomeoneElse(facts) ? words.someoneElseGotItOn(on) : words.on(on)
  }
}
