import type { EmployerMeetingMove, MeetingInput } from '@evenshift/contract/model/meeting/meeting'
import type { InputFault } from '@evenshift/contract/refusals'
import { meetingMove } from '@evenshift/contract/states/meeting/meeting-moves'
import { eq } from 'drizzle-orm'
import type { Mover } from '#server/capabilities/work/hiring/history'
import { holdForEmployer } from '#server/capabilities/work/hiring/interview-steps/application'
import { agree } from '#server/capabilities/work/hiring/meeting-steps/agree'
import { answeredBy, promiseAnew } from '#server/capabilities/work/hiring/meeting-steps/answered'
import { type Held, holdForCompany, refusalOf, stale, standAfter } from '#server/capabilities/work/hiring/meeting-steps/held'
import { payFault } from '#server/capabilities/work/hiring/meeting-steps/pay'
import { settle } from '#server/capabilities/work/hiring/meeting-steps/settle'
import { told } from '#server/capabilities/work/hiring/meeting-steps/told'
import { calledOff, nothingSaid } from '#server/capabilities/work/hiring/meetings/moves'
import { lastOf, mayPropose, timeFaults } from '#server/capabilities/work/hiring/meetings/rules'
import { changeMeeting, insertMeeting } from '#server/capabilities/work/hiring/meetings/store'
import { meetings } from '#server/capabilities/work/hiring/meetings/tables'
import type { Member } from '#server/capabilities/work/hiring/moves/moves.employer'
import { notAllowed } from '#server/capabilities/work/hiring/moves/moves'
import { showsContact } from '#server/capabilities/work/hiring/rules'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { wordingFaults } from '#server/capabilities/ground/wording/public'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

const moverOf = ({ userId }: Member): Mover => ({ by: 'employer', personId: userId })
/** Before contact is shown nothing may ask for fees, papers or another channel, as in a message. */
const saidFaults = ({ status }: ApplicationRow, said: Readonly<Record<string, string>>): InputFault[] =>
  showsContact(status) ? [] : wordingFaults(said, 'message')

/** What a proposal puts on the table. */
function termsOf(input: MeetingInput, now: Date) {
  const { kind, times, minutes, askFor, note } = input
  return {
    kind,
    times,
    minutes,
    until: lastOf(times),
    place: 'place' in input ? input.place : null,
    link: 'link' in input ? input.link : null,
    askFor,
    note,
    pay: 'pay' in input ? input.pay : null,
    changedAt: now,
  }
}
/** What keeps a proposal from being sent. */
async function refusalOfTerms(unit: Unit, application: ApplicationRow, input: MeetingInput): Promise<Refusal | null> {
  const said = { askFor: input.askFor, note: input.note, ...('place' in input && { place: input.place }) }
  const errors = [...timeFaults(input.times, unit.now), ...saidFaults(application, said)]
  if (errors.length > 0) return refuse('INVALID_INPUT', { errors })
  return 'pay' in input ? payFault(unit, application.jobId, input.pay, lastOf(input.times)) : null
}

/** Refuses NOT_FOUND, INVALID_TRANSITION, ALREADY_EXISTS, and what the terms lack. */
export async function propose(unit: Unit, member: Member, applicationId: string, input: MeetingInput): Promise<Held | Refusal> {
  const { tx, now } = unit
  const application = await holdForEmployer(unit, member.employerId, applicationId)
  if (application === null) return refuse('NOT_FOUND')
  if (!mayPropose(application)) return notAllowed(application, 'employer', now)
  const refusal = await refusalOfTerms(unit, application, input)
  if (refusal !== null) return refusal
  await settle(unit, eq(meetings.applicationId, applicationId))
  const stand = meetingMove(null, 'propose', 'employer')?.to
  if (stand === undefined) throw new Error('nobody may propose a meeting')
  const { seekerId, employerId } = application
  const meeting = await insertMeeting(tx, { applicationId, seekerId, employerId, ...stand, ...termsOf(input, now), proposedAt: now })
  if (meeting === null) return refuse('ALREADY_EXISTS', { message: 'You’ve already proposed a meeting. Change it or call it off.' })
  const answered = await answeredBy(unit, moverOf(member), application, meeting)
  if (isRefusal(answered)) return answered
  const made = { action: 'propose', mover: moverOf(member), before: { application, meeting: null } } as const
  return told(unit, made, { meeting, application: answered }, 'meeting_proposed')
}

async function proposeAnew(unit: Unit, member: Member, held: Held, input: MeetingInput): Promise<Held | Refusal> {
  const refusal = await refusalOfTerms(unit, held.application, input)
  if (refusal !== null) return refusal
  const set = { ...nothingSaid, ...standAfter(held, 'propose', 'employer'), ...termsOf(input, unit.now) }
  const meeting = await changeMeeting(unit.tx, held.meeting, set)
  if (meeting === null) return stale(held.meeting)
  const application = await answeredBy(unit, moverOf(member), held.application, meeting)
  if (isRefusal(application)) return application
  return told(unit, { action: 'propose', mover: moverOf(member), before: held }, { meeting, application }, 'meeting_proposed_anew')
}

async function pick(unit: Unit, member: Member, held: Held, time: string): Promise<Held | Refusal> {
  const { pay } = held.meeting
  const tooLow = pay === null ? null : await payFault(unit, held.application.jobId, pay, new Date(time))
  if (tooLow !== null) return tooLow
  const meeting = await agree(unit, held, 'employer', time, null)
  if (isRefusal(meeting)) return meeting
  const application = await promiseAnew(unit, held.application, meeting)
  return told(unit, { action: 'pick', mover: moverOf(member), before: held }, { meeting, application }, 'meeting_agreed')
}

async function cancel(unit: Unit, member: Member, held: Held, reason: string): Promise<Held | Refusal> {
  const errors = saidFaults(held.application, { reason })
  if (errors.length > 0) return refuse('INVALID_INPUT', { errors })
  const meeting = await changeMeeting(unit.tx, held.meeting, calledOff('employer', reason, unit.now))
  if (meeting === null) return stale(held.meeting)
  const application = await promiseAnew(unit, held.application, meeting)
  return told(unit, { action: 'cancel', mover: moverOf(member), before: held }, { meeting, application }, 'meeting_called_off')
}

/** One move of an employer. Refuses NOT_FOUND, STALE, INVALID_TRANSITION, and what the move itself demands. */
export async function moveAsEmployer(
  unit: Unit,
  member: Member,
  applicationId: string,
  id: string,
  move: EmployerMeetingMove,
): Promise<Held | Refusal> {
  const held = await holdForCompany(unit, member.employerId, applicationId, id)
  if (isRefusal(held)) return held
  const refusal = refusalOf(held, move.version, move.action, 'employer', unit.now)
  if (refusal !== null) return refusal
  switch (move.action) {
    case 'propose':
      return proposeAnew(unit, member, held, move)
    case 'pick':
      return pick(unit, member, held, move.time)
    case 'cancel':
      return cancel(unit, member, held, move.reason)
  }
}
