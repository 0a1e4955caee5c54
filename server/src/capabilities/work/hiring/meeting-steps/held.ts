/** A meeting and its application, both as they are until the transaction ends, and what a side may not do with them. */
import { eq } from 'drizzle-orm'
import type { MeetingSide } from '@evenshift/contract/states/meeting/meeting'
import { type MeetingMove, type SideAction, meetingMove } from '@evenshift/contract/states/meeting/meeting-moves'
import { allowedNow } from '#server/capabilities/work/hiring/meetings/rules'
import { findMeeting } from '#server/capabilities/work/hiring/meetings/store'
import { type MeetingRow, meetings } from '#server/capabilities/work/hiring/meetings/tables'
import { holdForEmployer, holdForSeeker } from '#server/capabilities/work/hiring/interview-steps/application'
import { settle } from '#server/capabilities/work/hiring/meeting-steps/settle'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

export interface Held {
  readonly application: ApplicationRow
  readonly meeting: MeetingRow
}

/** With what time has done to it written down. */
async function held(unit: Unit, application: ApplicationRow | null, id: string): Promise<Held | Refusal> {
  if (application === null) return refuse('NOT_FOUND')
  await settle(unit, eq(meetings.id, id))
  const meeting = await findMeeting(unit.tx, application.id, id)
  return meeting === null ? refuse('NOT_FOUND') : { application, meeting }
}
export const holdForCompany = async (unit: Unit, employerId: string, applicationId: string, id: string): Promise<Held | Refusal> =>
  held(unit, await holdForEmployer(unit, employerId, applicationId), id)
export const holdOwn = async (unit: Unit, seekerId: string, applicationId: string, id: string): Promise<Held | Refusal> =>
  held(unit, await holdForSeeker(unit, seekerId, applicationId), id)

export const stale = ({ status, version }: MeetingRow): Refusal => refuse('STALE', { details: { status, version } })

/** The refusal of a move that the table does not have now, or that was asked of another version; null lets it go on. */
export function refusalOf({ meeting, application }: Held, seen: number, action: SideAction, by: MeetingSide, now: Date): Refusal | null {
  if (meeting.version !== seen) return stale(meeting)
  const allowed = allowedNow(meeting, application, by, now)
  return allowed.includes(action) ? null : refuse('INVALID_TRANSITION', { details: { status: meeting.status, allowed } })
}
/** Where a move that was judged leads. */
export function standAfter({ meeting }: Held, action: SideAction, by: MeetingSide): MeetingMove['to'] {
  const move = meetingMove(meeting, action, by)
  if (move === undefined) throw new Error(`${action} of a meeting that is ${meeting.status}`)
  return move.to
}
