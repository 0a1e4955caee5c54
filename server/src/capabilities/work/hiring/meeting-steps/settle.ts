/** What time alone does to meetings: judged before each move of one, and written by the clock once a minute. */
import { type SQL, and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { TRIAL_REMINDER_HOURS } from '@evenshift/contract/constants'
import { plusHours } from '@evenshift/contract/days'
import { theClock } from '#server/capabilities/work/hiring/history'
import { notifyOfMeetings } from '#server/capabilities/work/hiring/letters/mails'
import { type Moved, calledOff, recordMeetings } from '#server/capabilities/work/hiring/meetings/moves'
import { owesOutcome } from '#server/capabilities/work/hiring/meetings/rules'
import { isOpenMeeting } from '#server/capabilities/work/hiring/meetings/store'
import { type MeetingRow, meetings } from '#server/capabilities/work/hiring/meetings/tables'
import { applications } from '#server/capabilities/work/hiring/tables'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

/** Meetings with their applications, as they stand. */
export async function withApplications(tx: Db, rows: readonly MeetingRow[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ applicationId }) => applicationId)
  const found = await tx.select().from(applications).where(inArray(applications.id, ids))
  const byId = new Map(found.map((row) => [row.id, row]))
  return rows.flatMap((meeting) => {
    const application = byId.get(meeting.applicationId)
    return application === undefined ? [] : [{ meeting, application }]
  })
}

/** Changes those that this holds for and that nobody else holds, at most so many, and answers them as they are now. */
export async function changeDue(
  { tx }: Unit,
  which: SQL | undefined,
  set: Parameters<ReturnType<Db['update']>['set']>[0],
  most: number,
): Promise<MeetingRow[]> {
  const due = tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(which)
    .orderBy(asc(meetings.id))
    .limit(most)
    .for('update', { skipLocked: true })
  return tx.update(meetings).set(set).where(inArray(meetings.id, due)).returning()
}

const next = sql`${meetings.version} + 1`

/** Agreed ones that are over; a trial then waits for the employer's word, and both sides are told by when. */
async function finish(unit: Unit, which: SQL | undefined, most: number): Promise<number> {
  const { tx, now } = unit
  // Whoever hears of a trial's end a day late isn't reminded of it in the same minute.
  const isOutcomeReminded = sql`${lte(meetings.until, plusHours(now, -TRIAL_REMINDER_HOURS))}`
  const set = { status: 'done', version: next, changedAt: sql`${meetings.until}`, isOutcomeReminded } as const
  const over = await withApplications(
    tx,
    await changeDue(unit, and(which, eq(meetings.status, 'agreed'), lte(meetings.until, now)), set, most),
  )
  const moved: Moved[] = over.map((one) => ({ action: 'finish', before: null, ...one }))
  await recordMeetings(unit, moved, theClock)
  await notifyOfMeetings(
    unit,
    'trial_over',
    moved.filter(({ meeting, application }) => owesOutcome(meeting, application, 'employer')),
  )
  await notifyOfMeetings(
    unit,
    'trial_done',
    moved.filter(({ meeting, application }) => owesOutcome(meeting, application, 'seeker')),
  )
  return moved.length
}

/** Proposed ones whose times have all passed. */
async function lapse(unit: Unit, which: SQL | undefined, most: number): Promise<number> {
  const { tx, now } = unit
  const isLapsed = and(which, isOpenMeeting, eq(meetings.status, 'proposed'), lte(meetings.until, now))
  const lapsed = await withApplications(tx, await changeDue(unit, isLapsed, { ...calledOff('clock', null, now), version: next }, most))
  const moved: Moved[] = lapsed.map((one) => ({ action: 'lapse', before: null, ...one }))
  await recordMeetings(unit, moved, theClock)
  await notifyOfMeetings(unit, 'meeting_unpicked', moved)
  await notifyOfMeetings(unit, 'meeting_unanswered', moved)
  return moved.length
}

/** Writes down what time has done to these meetings, records it and tells both sides. @returns how many there were */
export const settle = async (unit: Unit, which?: SQL, most = 200): Promise<number> =>
  (await finish(unit, which, most)) + (await lapse(unit, which, most))
