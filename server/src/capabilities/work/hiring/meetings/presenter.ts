import type { EmployerMeeting, EmployerMeetingRow, MeetingBrief, SeekerMeeting } from '@evenshift/contract/model/meeting/meeting'
import type { MeetingSide } from '@evenshift/contract/states/meeting/meeting'
import { answerBy, meetingEnd, trialPay } from '@evenshift/contract/states/meeting/meeting-times'
import { allowedNow, outcomeDueOf, owesOutcome } from '#server/capabilities/work/hiring/meetings/rules'
import type { MeetingRow } from '#server/capabilities/work/hiring/meetings/tables'
import { timesOfOwn } from '#server/capabilities/work/hiring/meetings/times'
import { iso } from '#server/capabilities/work/hiring/presenter'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import type { Db } from '#server/platform/database/port'

/** The times that can still be picked from. */
const onTheTable = ({ status, times }: MeetingRow): readonly string[] => (status === 'proposed' ? times : [])
const asMoments = (times: readonly string[]): Date[] => times.map((time) => new Date(time))

/** When somebody is asked to answer a proposed meeting. */
export const answerDue = (row: MeetingRow, now: Date): Date | null => answerBy(asMoments(onTheTable(row)), row.changedAt, now)

/** What a list tells of it, as this side may know it. */
export function briefOf(row: MeetingRow, application: ApplicationRow, reader: MeetingSide): MeetingBrief {
  const { kind, status, at } = row
  const isPromised = (kind === 'trial' && status === 'agreed') || owesOutcome(row, application, reader)
  return { kind, status, at: iso(at), outcomeDue: isPromised ? outcomeDueOf(row).toISOString() : null }
}

/** What both sides see, as this one may know it. */
function shared(row: MeetingRow, application: ApplicationRow, reader: MeetingSide, now: Date) {
  const { turn, minutes, place, link, askFor, note, pay, cancelledBy, message, version } = row
  return {
    _id: row.id,
    applicationId: row.applicationId,
    ...briefOf(row, application, reader),
    turn,
    minutes,
    answerBy: iso(answerDue(row, now)),
    place,
    link,
    phone: row.status === 'agreed' ? row.phone : null,
    askFor,
    note,
    pay,
    payTotal: pay === null ? null : trialPay(pay, minutes),
    cancelledBy,
    message,
    allowed: allowedNow(row, application, reader, now),
    version,
  }
}

export async function presentOwnMeeting(db: Db, row: MeetingRow, application: ApplicationRow, now: Date): Promise<SeekerMeeting> {
  return { ...shared(row, application, 'seeker', now), times: await timesOfOwn(db, { ...row, times: onTheTable(row) }, now) }
}

export const presentMeeting = (row: MeetingRow, application: ApplicationRow, now: Date): EmployerMeeting => ({
  ...shared(row, application, 'employer', now),
  times: onTheTable(row).map((start) => ({ start, end: meetingEnd(new Date(start), row.minutes).toISOString() })),
})

/** What the employer owes of it. */
export function owedBy(row: MeetingRow, application: ApplicationRow): EmployerMeetingRow['owes'] {
  if (row.turn === 'employer') return 'answer'
  return owesOutcome(row, application, 'employer') ? 'outcome' : null
}
