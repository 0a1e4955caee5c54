import type { HistoryRow } from '@evenshift/contract/model/application/application'
import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { type ApplicationStatus, isPullingOut } from '@evenshift/contract/states/application/application'
import { leaveWords } from '@evenshift/contract/states/application/leave-words'
import { rejectWords } from '@evenshift/contract/states/application/reject-words'
import { isPast, lateWords } from '#web/areas/employer/applicants/applicant-words'
import { clockTime, dayDate } from '#web/shared/words/dates'
import type { HistoryRow as Line } from '#web/ui/display/Timeline'
import { words } from '#web/areas/employer/applicants/one/words'

/** What happened, told to the employer; who did it is in the sentence. */
const happened: Readonly<Record<ApplicationStatus, string>> = {
  applied: words.applied,
  in_review: words.inReview,
  interview_invited: words.invitedToAnInterview,
  interview_submitted: words.theySentTheirInterview,
  shortlisted: words.shortlisted,
  offered: words.youMadeAnOffer,
  offer_accepted: words.theyAcceptedTheOffer,
  hired: words.hired,
  rejected: words.turnedDown,
  withdrawn: words.theyWithdrew,
  offer_declined: words.theyDeclinedTheOffer,
  offer_expired: words.theOfferExpired,
  offer_rescinded: words.youWithdrewTheOffer,
  closed_no_reply: words.closedWithoutAReply,
  closed_job: words.closedWithTheJob,
}
const reasonWords = (reason: NonNullable<HistoryRow['reason']>): string =>
  reason in leaveWords ? leaveWords[reason as keyof typeof leaveWords] : rejectWords[reason as keyof typeof rejectWords].toLowerCase()

/** What a row says; one that follows an invitation may be the end of its interview. */
function eventOf({ status, by, reason, change, meeting, times, offer }: HistoryRow, before: HistoryRow | undefined): string {
  if (meeting !== null) return meeting
  if (times !== null) return times
  if (change !== null) return words.youChangedTheJob(change)
  if (offer !== null && before?.status === 'offered') return words.youChangedTheOffer(offer)
  if (status === 'in_review' && before?.status === 'interview_invited')
    return by === 'clock' ? words.theInterviewDeadlinePassed : words.youCancelledTheInterview
  // What only a seeker moves to, an employer goes back to.
  if (by === 'employer' && (status === 'applied' || status === 'interview_submitted')) return words.youTookThatBack
  const told = isPullingOut(status, before) ? words.theyPulledOut : happened[status]
  return reason ? `${told}: ${reasonWords(reason)}` : told
}

interface Event {
  readonly at: string
  readonly text: string
  /** How late it is. */
  readonly more?: string
}

const moment = (instant: string): string => `${dayDate(instant)}, ${clockTime(instant)}`

/** The rows of the timeline, the first look between the others, and what is due at the end; a reply that is late stands at its moment. */
export function historyLines(
  {
    history,
    firstViewedAt,
    replyBy,
    pendingRejection,
    change,
  }: Pick<EmployerApplicationDetail, 'history' | 'firstViewedAt' | 'replyBy' | 'pendingRejection' | 'change'>,
  now: Date,
): readonly Line[] {
  const rows = history.map((row, index) => ({ at: row.at, text: eventOf(row, history[index - 1]) }))
  const viewed = firstViewedAt ? [{ at: firstViewedAt, text: words.youOpenedIt }] : []
  const confirmed = change?.confirmedAt ? [{ at: change.confirmedAt, text: words.theyCanStillDo }] : []
  const isLate = replyBy !== null && pendingRejection === null && isPast(replyBy, now)
  const late = isLate ? [{ at: replyBy, text: words.replyWasDue, more: lateWords(replyBy, now) }] : []
  const events: Event[] = [...rows, ...viewed, ...confirmed, ...late]
  const past = events
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ at, text, more }): Line => (more === undefined ? { text, at: moment(at) } : { text, more, at: dayDate(at), state: 'late' }))
  if (pendingRejection) return [...past, { text: words.notTimeWay, state: 'next' }]
  return replyBy && !isLate ? [...past, { text: words.replyDue, at: dayDate(replyBy), state: 'next' }] : past
}
