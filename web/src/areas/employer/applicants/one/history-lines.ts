import type { HistoryRow } from '@evenshift/contract/model/application/application'
import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import type { ApplicationStatus, LeaveReason } from '@evenshift/contract/states/application/application'
import { rejectWords } from '@evenshift/contract/states/application/reject-words'
import { clockTime, dayDate } from '#web/shared/words/dates'
import type { HistoryRow as Line } from '#web/ui/display/Timeline'

/** What happened, told to the employer; who did it is in the sentence. */
const happened: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'Applied',
  in_review: 'In review',
  interview_invited: 'Invited to an interview',
  interview_submitted: 'They sent their interview',
  shortlisted: 'Shortlisted',
  offered: 'You made an offer',
  offer_accepted: 'They accepted the offer',
  hired: 'Hired',
  rejected: 'Turned down',
  withdrawn: 'They withdrew',
  offer_declined: 'They declined the offer',
  offer_expired: 'The offer expired',
  offer_rescinded: 'You withdrew the offer',
  closed_no_reply: 'Closed without a reply',
  closed_job: 'Closed with the job',
}
const leaveWords: Readonly<Record<Exclude<LeaveReason, 'travel' | 'other'>, string>> = {
  found_other: 'found something else',
  hours: 'the hours',
  pay: 'the pay',
  study: 'their studies',
  not_as_described: 'not as described',
}

const reasonWords = (reason: NonNullable<HistoryRow['reason']>): string =>
  reason in leaveWords ? leaveWords[reason as keyof typeof leaveWords] : rejectWords[reason as keyof typeof rejectWords].toLowerCase()

/** What a row says; one that follows an invitation may be the end of its interview. */
function eventOf({ status, by, reason, change }: HistoryRow, before: HistoryRow | undefined): string {
  if (change !== null) return `You changed the job: ${change}`
  if (status === 'in_review' && before?.status === 'interview_invited')
    return by === 'clock' ? 'The interview deadline passed' : 'You cancelled the interview'
  // What only a seeker moves to, an employer goes back to.
  if (by === 'employer' && (status === 'applied' || status === 'interview_submitted')) return 'You took that back'
  return reason ? `${happened[status]}: ${reasonWords(reason)}` : happened[status]
}

const moment = (instant: string): string => `${dayDate(instant)}, ${clockTime(instant)}`

/** The rows of the timeline, the first look between the others, and what is due at the end. */
export function historyLines({
  history,
  firstViewedAt,
  replyBy,
  pendingRejection,
}: Pick<EmployerApplicationDetail, 'history' | 'firstViewedAt' | 'replyBy' | 'pendingRejection'>): readonly Line[] {
  const rows = history.map((row, index) => ({ at: row.at, text: eventOf(row, history[index - 1]) }))
  const viewed = firstViewedAt ? [{ at: firstViewedAt, text: 'You opened it' }] : []
  const past = [...rows, ...viewed].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).map(({ at, text }) => ({ text, at: moment(at) }))
  if (pendingRejection) return [...past, { text: 'Not this time, on its way', state: 'next' }]
  return replyBy ? [...past, { text: 'Reply due', at: moment(replyBy), state: 'next' }] : past
}
