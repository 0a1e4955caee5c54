import type { MeetingSide } from '@evenshift/contract/states/meeting/meeting'
import { type Held, stale, standAfter } from '#server/capabilities/work/hiring/meeting-steps/held'
import { nothingSaid } from '#server/capabilities/work/hiring/meetings/moves'
import { endOf, remindersPast } from '#server/capabilities/work/hiring/meetings/rules'
import { changeMeeting } from '#server/capabilities/work/hiring/meetings/store'
import type { MeetingRow } from '#server/capabilities/work/hiring/meetings/tables'
import { type Refusal, refuseField } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** Agrees one of the times on the table. The move was judged; refuses another time, one that has passed, and STALE. */
export async function agree(
  { tx, now }: Unit,
  held: Held,
  by: MeetingSide,
  time: string,
  phone: string | null,
): Promise<MeetingRow | Refusal> {
  const at = new Date(time)
  const { meeting } = held
  if (!meeting.times.some((one) => Date.parse(one) === at.getTime())) return refuseField('time', 'Choose one of the times they gave')
  if (at <= now) return refuseField('time', 'Choose a time in the future')
  const set = { ...nothingSaid, ...standAfter(held, 'pick', by), at, until: endOf(at, meeting), reminders: remindersPast(at, now) }
  return (await changeMeeting(tx, meeting, { ...set, phone: phone ?? meeting.phone, changedAt: now })) ?? stale(meeting)
}
