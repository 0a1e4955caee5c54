import type { ApplicationDetail, HistoryRow as WireRow } from '@evenshift/contract/model/application/application'
import { type ApplicationStatus, isPullingOut } from '@evenshift/contract/states/application/application'
import { applicationWord } from '@evenshift/contract/states/application/application-words'
import { wentToSomeoneElse } from '#web/areas/seeker/applications/facts'
import { changeTold } from '#web/areas/seeker/applications/one/change-told'
import { leftBecause, reasonWords } from '#web/areas/seeker/applications/reason-words'
import { clockTime, shortDate } from '#web/shared/words/dates'
import type { HistoryRow } from '#web/ui/display/Timeline'
import { words } from '#web/areas/seeker/applications/one/words'

const happened: Readonly<Record<ApplicationStatus, string>> = {
  applied: words.youApplied,
  in_review: words.theyStartedReviewingIt,
  interview_invited: words.theyInvitedInterview,
  interview_submitted: words.youSentYourInterview,
  shortlisted: words.theyShortlistedYou,
  offered: words.theyMadeOffer,
  offer_accepted: words.youAcceptedTheOffer,
  hired: words.theyHiredYou,
  rejected: words.notThisTime,
  withdrawn: words.youWithdrew,
  offer_declined: words.youDeclinedTheOffer,
  offer_expired: words.theOfferExpired,
  offer_rescinded: words.theyWithdrewTheOffer,
  closed_no_reply: words.closedBecauseTheyDidnt,
  closed_job: words.theJobClosed,
}

/** What a row says; one that follows an invitation may be the end of its interview. `toldAt` is the change that has a card of its own. */
function eventOf(
  { status, at, by, change, meeting, times, offer }: WireRow,
  before: WireRow | undefined,
  toldAt: string | undefined,
): string {
  if (meeting !== null) return meeting
  if (times !== null) return times
  if (change !== null) return at === toldAt ? words.theyChangedTheJob : words.theyChangedTheJobSo(change)
  if (isPullingOut(status, before)) return applicationWord({ status, hasPulledOut: true })
  if (status === 'offered' && before?.status === 'offered') return words.theyChangedTheOffer(offer || null)
  if (status === 'in_review' && before?.status === 'interview_invited')
    return by === 'clock' ? words.theInterviewDeadlinePassed : words.theyCancelledTheInterview
  // What only a seeker moves to, an employer goes back to.
  if (by === 'employer' && (status === 'applied' || status === 'interview_submitted')) return words.theyTookThatBack
  return happened[status]
}
const reasonOf = (reason: NonNullable<WireRow['reason']>): string | null => {
  const why = leftBecause(reason)
  return why && words.reasonWithin(why)
}
const sentenceOf = (row: WireRow, before: WireRow | undefined, toldAt: string | undefined): string =>
  // Its reason and its message say the same once more; what came with a no, or why the job closed, is beside it.
  wentToSomeoneElse(row)
    ? words.someoneElseGotTheJob
    : [
        eventOf(row, before, toldAt),
        row.reason && (row.by === 'seeker' ? reasonOf(row.reason) : reasonWords[row.reason]),
        row.status !== 'rejected' &&
          row.status !== 'closed_job' &&
          (row.change === null || row.at !== toldAt) &&
          row.message &&
          `“${row.message}”`,
      ]
        .filter(Boolean)
        .join('. ')
const whenOf = (at: string): string => `${shortDate(at)}, ${clockTime(at)}`

/** The rows of a history in the order of time. */
export function historyLines(application: Pick<ApplicationDetail, 'status' | 'change' | 'history' | 'firstViewedAt'>): HistoryRow[] {
  const { history, firstViewedAt } = application
  const toldAt = changeTold(application)?.at
  const rows = history.map((row, index) => ({ instant: row.at, text: sentenceOf(row, history[index - 1], toldAt) }))
  const confirmedAt = application.change?.confirmedAt
  if (confirmedAt) rows.push({ instant: confirmedAt, text: words.youSaidYouCanStillDoIt })
  if (firstViewedAt) rows.push({ instant: firstViewedAt, text: words.theyViewedIt })
  return rows
    .sort((a, b) => a.instant.localeCompare(b.instant))
    .map(({ instant, text }): HistoryRow => ({ text, at: whenOf(instant), state: 'done' }))
}
