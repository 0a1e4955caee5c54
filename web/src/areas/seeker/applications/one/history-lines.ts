import type { ApplicationDetail, HistoryRow as WireRow } from '@evenshift/contract/model/application/application'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { reasonWords } from '#web/areas/seeker/applications/reason-words'
import { clockTime, dayDate, shortDate } from '#web/shared/words/dates'
import type { HistoryRow } from '#web/ui/display/Timeline'

const happened: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'You applied',
  in_review: 'They started reviewing it',
  interview_invited: 'They invited you to an interview',
  interview_submitted: 'You sent your interview',
  shortlisted: 'They shortlisted you',
  offered: 'They made you an offer',
  offer_accepted: 'You accepted the offer',
  hired: 'They hired you',
  rejected: 'Not this time',
  withdrawn: 'You withdrew',
  offer_declined: 'You declined the offer',
  offer_expired: 'The offer expired',
  offer_rescinded: 'They withdrew the offer',
  closed_no_reply: 'Closed because they didn’t reply',
  closed_job: 'The job closed',
}

/** What a row says; one that follows an invitation may be the end of its interview. */
function eventOf({ status, by, change }: WireRow, before: WireRow | undefined): string {
  if (change !== null) return `They changed the job: ${change}`
  if (status === 'in_review' && before?.status === 'interview_invited')
    return by === 'clock' ? 'The interview deadline passed' : 'They cancelled the interview'
  // What only a seeker moves to, an employer goes back to.
  if (by === 'employer' && (status === 'applied' || status === 'interview_submitted')) return 'They took that back'
  return happened[status]
}
const sentenceOf = (row: WireRow, before: WireRow | undefined): string =>
  [eventOf(row, before), row.reason && reasonWords[row.reason], row.message && `“${row.message}”`].filter(Boolean).join('. ')
const whenOf = (at: string): string => `${shortDate(at)}, ${clockTime(at)}`

/** The rows of a history in the order of time; the day of the answer lies ahead. */
export function historyLines({
  history,
  firstViewedAt,
  replyBy,
}: Pick<ApplicationDetail, 'history' | 'firstViewedAt' | 'replyBy'>): HistoryRow[] {
  const rows = history.map((row, index) => ({ instant: row.at, text: sentenceOf(row, history[index - 1]) }))
  if (firstViewedAt) rows.push({ instant: firstViewedAt, text: 'They opened it' })
  const past = rows
    .sort((a, b) => a.instant.localeCompare(b.instant))
    .map(({ instant, text }): HistoryRow => ({ text, at: whenOf(instant), state: 'done' }))
  return replyBy ? [...past, { text: `You’ll hear back by ${dayDate(replyBy)}`, state: 'next' }] : past
}
