import { and, eq, gt, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { MeetingSide } from '@evenshift/contract/states/meeting/meeting'
import { theClock } from '#server/capabilities/work/hiring/history'
import { notifyOfMeetings } from '#server/capabilities/work/hiring/letters/mails'
import { calledOff, everybody, recordMeetings } from '#server/capabilities/work/hiring/meetings/moves'
import { endsMeetings } from '#server/capabilities/work/hiring/meetings/rules'
import { isOpenMeeting } from '#server/capabilities/work/hiring/meetings/store'
import { meetings } from '#server/capabilities/work/hiring/meetings/tables'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import type { Unit } from '#server/platform/queue/port'

/**
 * Calls off what was arranged for applications that are over, in the transaction that ends them, and tells these sides. What has begun goes
 * on to its end: a trial that somebody works is owed. So is one that was agreed with who is hired now: it's a day of paid work. Whose
 * `account` goes isn't named. Returns what was called off, for whoever tells it with the end itself.
 */
export async function endMeetings(
  unit: Unit,
  over: readonly ApplicationRow[],
  told: readonly MeetingSide[] = everybody,
  account: 'stays' | 'goes' = 'stays',
) {
  const { tx, now } = unit
  const byId = new Map(over.map((row) => [row.id, row]))
  if (byId.size === 0) return []
  const hired = over.filter(({ status }) => status === 'hired').map(({ id }) => id)
  const isNotOwed = or(ne(meetings.kind, 'trial'), ne(meetings.status, 'agreed'), notInArray(meetings.applicationId, hired))
  const ended = await tx
    .update(meetings)
    .set({ ...calledOff('clock', null, now), version: sql`${meetings.version} + 1` })
    .where(and(inArray(meetings.applicationId, [...byId.keys()]), isOpenMeeting, or(isNull(meetings.at), gt(meetings.at, now)), isNotOwed))
    .returning()
  const moved = ended.flatMap((meeting) => {
    const application = byId.get(meeting.applicationId)
    return application === undefined ? [] : [{ action: 'end' as const, before: null, meeting, application }]
  })
  await recordMeetings(unit, moved, theClock)
  if (told.includes('seeker')) await notifyOfMeetings(unit, 'meeting_off', moved)
  if (told.includes('employer')) await notifyOfMeetings(unit, account === 'goes' ? 'meeting_over_erased' : 'meeting_over', moved)
  return moved
}

/** Whoever accepted an offer before a time was agreed needn't choose one any more: what was proposed ends, and nobody is told of it. */
export async function endProposals(unit: Unit, application: ApplicationRow): Promise<void> {
  const { tx, now } = unit
  const ended = await tx
    .update(meetings)
    .set({ ...calledOff('clock', null, now), version: sql`${meetings.version} + 1` })
    .where(and(eq(meetings.applicationId, application.id), eq(meetings.status, 'proposed')))
    .returning()
  await recordMeetings(
    unit,
    ended.map((meeting) => ({ action: 'end' as const, before: null, meeting, application })),
    theClock,
  )
}

/** The meeting of an application that this transaction called off; null where there was none. */
export async function meetingOffNow({ tx, now }: Unit, applicationId: string) {
  const isIt = and(eq(meetings.applicationId, applicationId), eq(meetings.status, 'cancelled'), eq(meetings.changedAt, now))
  const [off] = await tx
    .select()
    .from(meetings)
    .where(and(isIt, eq(meetings.cancelledBy, 'clock')))
  return off ?? null
}

/** Those of these applications that ended with their last move. */
export const endedAmong = (rows: readonly ApplicationRow[]): ApplicationRow[] => rows.filter(({ status }) => endsMeetings(status))

/** A seeker or a company was suspended: nobody waits for somebody who cannot come. */
export async function endMeetingsOf(unit: Unit, whose: { readonly seekerId: string } | { readonly employerId: string }): Promise<void> {
  const isTheirs = 'seekerId' in whose ? eq(meetings.seekerId, whose.seekerId) : eq(meetings.employerId, whose.employerId)
  const rows = await unit.tx
    .select({ application: applications })
    .from(meetings)
    .innerJoin(applications, eq(applications.id, meetings.applicationId))
    .where(and(isTheirs, isOpenMeeting))
  await endMeetings(
    unit,
    rows.map(({ application }) => application),
  )
}
