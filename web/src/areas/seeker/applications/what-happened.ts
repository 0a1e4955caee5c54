import type { Facts } from '#web/areas/seeker/applications/facts'
import { reasonWords } from '#web/areas/seeker/applications/reason-words'
import { clockTime, dayDate, longDayDate, nearDate } from '#web/shared/words/dates'

/** The one dated line below an application: what happened last, or what is to do. */
export function whatHappened(facts: Facts, now: Date): string {
  const { status, appliedAt, changedAt, firstViewedAt, isLate, offer, interview, reason } = facts
  const on = dayDate(changedAt)
  const because = reason ? ` ${reasonWords[reason]}.` : ''
  if (isLate) return 'They’re late. We’ve reminded them and will close it if they don’t reply.'
  switch (status) {
    case 'applied':
      return firstViewedAt
        ? `Read ${nearDate(firstViewedAt, now)} at ${clockTime(firstViewedAt)}.`
        : `Sent ${nearDate(appliedAt, now)}, not opened yet.`
    case 'in_review':
      return `Being looked at since ${nearDate(changedAt, now)}.`
    case 'interview_invited':
      return interview ? `Your turn, until ${dayDate(interview.deadline)}.` : 'Your turn.'
    case 'interview_submitted':
      return `You sent the interview ${nearDate(changedAt, now)}.`
    case 'shortlisted':
      return `Shortlisted ${nearDate(changedAt, now)}.`
    case 'offered':
      return offer ? `Reply by ${longDayDate(offer.expiresAt)}, ${clockTime(offer.expiresAt)}.` : 'Your turn.'
    case 'offer_accepted':
      return offer ? `You said yes on ${on}. It starts ${dayDate(offer.startDate)}.` : `You said yes on ${on}.`
    case 'hired':
      return `Hired on ${on}.`
    case 'rejected':
      return `Not this time, ${on}.${because}`
    case 'withdrawn':
      return `You withdrew on ${on}.${because}`
    case 'offer_declined':
      return `You declined on ${on}.${because}`
    case 'offer_expired':
      return `The offer expired on ${on}.`
    case 'offer_rescinded':
      return `They took the offer back on ${on}.`
    case 'closed_no_reply':
      return `They didn’t reply. We closed it on ${on}.`
    case 'closed_job':
      return `The job closed on ${on}.`
  }
}
