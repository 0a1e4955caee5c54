import { type Facts, firstDay, wentToSomeoneElse } from '#web/areas/seeker/applications/facts'
import { leftBecause, reasonWords } from '#web/areas/seeker/applications/reason-words'
import { momentWords } from '#web/shared/meeting/meeting-words'
import { clockTime, dayDate, nearDate } from '#web/shared/words/dates'
import { words } from '#web/areas/seeker/applications/words'

/** Whether the line tells more than the chip and the dates above it. */
export const tellsMore = ({ status, isLate, pickTimeBy }: Pick<Facts, 'status' | 'isLate' | 'pickTimeBy'>): boolean =>
  isLate || pickTimeBy !== null || !['in_review', 'interview_submitted', 'shortlisted'].includes(status)

/** The one dated line below an application: what happened last, or what is to do. */
export function whatHappened(facts: Facts, now: Date): string {
  const { status, appliedAt, changedAt, firstViewedAt, isLate, offer, interview, reason, pickTimeBy, hasPulledOut } = facts
  const on = dayDate(changedAt)
  if (pickTimeBy && status !== 'offered') return words.pickATimeBy(momentWords(pickTimeBy))
  if (isLate) return words.theyreLateWeveReminded
  switch (status) {
    case 'applied':
      return firstViewedAt
        ? words.readAt(nearDate(firstViewedAt, now), clockTime(firstViewedAt))
        : words.sentNotOpenedYet(nearDate(appliedAt, now))
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
    case 'hired':
      return words.hiredOn(on)
    case 'rejected':
      return words.notThisTime(on, reason ? ` ${reasonWords[reason]}.` : '')
    case 'withdrawn':
      return words.leftOn(hasPulledOut ? words.youPulledOut : words.youWithdrew, on, leftBecause(reason))
    case 'offer_declined':
      return words.leftOn(words.youDeclined, on, leftBecause(reason))
    case 'offer_expired':
      return words.theOfferExpiredOn(on)
    case 'offer_rescinded':
      return words.theyTookTheOfferBackOn(on)
    case 'closed_no_reply':
      return words.theyDidntReplyWeClosedItOn(on)
    case 'closed_job':
      return wentToSomeoneElse(facts) ? words.someoneElseGotItOn(on) : words.theJobClosedOn(on)
  }
}
