import type { SeekerMeetingMove } from '@evenshift/contract/model/meeting/meeting'
import { agree } from '#server/capabilities/work/hiring/meeting-steps/agree'
import { promiseAnew } from '#server/capabilities/work/hiring/meeting-steps/answered'
import { type Held, holdOwn, refusalOf, stale, standAfter } from '#server/capabilities/work/hiring/meeting-steps/held'
import { told } from '#server/capabilities/work/hiring/meeting-steps/told'
import { calledOff, nothingSaid } from '#server/capabilities/work/hiring/meetings/moves'
import { lastOf, timeFaults } from '#server/capabilities/work/hiring/meetings/rules'
import { changeMeeting } from '#server/capabilities/work/hiring/meetings/store'
import type { MeetingRow } from '#server/capabilities/work/hiring/meetings/tables'
import { seekerContact } from '#server/capabilities/parties/profiles/public'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** The number to ring, of a call that is about to be agreed. */
async function numberToRing({ tx }: Unit, { seekerId }: MeetingRow, given: string | undefined): Promise<string | Refusal> {
  const phone = given ?? (await seekerContact(tx, seekerId))?.phone ?? null
  return phone ?? refuseField('phone', 'Enter a number they can ring')
}
async function pick(unit: Unit, held: Held, { time, phone }: Extract<SeekerMeetingMove, { action: 'pick' }>) {
  const number = held.meeting.kind === 'phone' ? await numberToRing(unit, held.meeting, phone) : null
  return isRefusal(number) ? number : agree(unit, held, 'seeker', time, number)
}

async function suggest(unit: Unit, held: Held, { times, message }: Extract<SeekerMeetingMove, { action: 'suggest' }>) {
  const errors = timeFaults(times, unit.now)
  if (errors.length > 0) return refuse('INVALID_INPUT', { errors })
  const { phone } = held.meeting
  const set = { ...nothingSaid, ...standAfter(held, 'suggest', 'seeker'), times, until: lastOf(times), changedAt: unit.now }
  return (await changeMeeting(unit.tx, held.meeting, { ...set, phone, message: message ?? null })) ?? stale(held.meeting)
}

const off = async ({ tx, now }: Unit, { meeting }: Held, said: string | undefined) =>
  (await changeMeeting(tx, meeting, calledOff('seeker', said ?? null, now))) ?? stale(meeting)

function carryOut(unit: Unit, held: Held, move: SeekerMeetingMove): Promise<MeetingRow | Refusal> {
  switch (move.action) {
    case 'pick':
      return pick(unit, held, move)
    case 'suggest':
      return suggest(unit, held, move)
    case 'decline':
      return off(unit, held, move.message)
    case 'cancel':
      return off(unit, held, move.reason)
  }
}
/** What the company hears. */
function noticeOf({ action }: SeekerMeetingMove, { meeting: before }: Held) {
  if (action === 'pick') return 'meeting_picked'
  if (action === 'decline') return 'meeting_declined'
  if (action === 'cancel') return 'meeting_given_up'
  return before.status === 'agreed' ? 'meeting_asked_to_move' : 'meeting_suggested'
}

/** One move of a seeker with their own meeting. Refuses NOT_FOUND, STALE, INVALID_TRANSITION, and what the move itself demands. */
export async function moveAsSeeker(
  unit: Unit,
  seekerId: string,
  applicationId: string,
  id: string,
  move: SeekerMeetingMove,
): Promise<Held | Refusal> {
  const held = await holdOwn(unit, seekerId, applicationId, id)
  if (isRefusal(held)) return held
  const refusal = refusalOf(held, move.version, move.action, 'seeker', unit.now)
  if (refusal !== null) return refusal
  const meeting = await carryOut(unit, held, move)
  if (isRefusal(meeting)) return meeting
  const application = await promiseAnew(unit, held.application, meeting)
  const made = { action: move.action, mover: { by: 'seeker', personId: seekerId }, before: held } as const
  // What they picked is theirs to find again, by mail: when, where and how.
  const own = move.action === 'pick' ? (['meeting_set'] as const) : []
  return told(unit, made, { application, meeting }, noticeOf(move, held), ...own)
}
