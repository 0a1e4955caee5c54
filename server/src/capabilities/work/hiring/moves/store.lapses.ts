import { type SQL, and, asc, inArray } from 'drizzle-orm'
import { isHeld } from '@evenshift/contract/states/application/application'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import { record, theClock } from '#server/capabilities/work/hiring/history'
import { START_DAYS } from '#server/capabilities/work/hiring/rules.time'
import { endNewTimes } from '#server/capabilities/work/hiring/new-times/ended'
import { endInterviews } from '#server/capabilities/work/hiring/interviews/store'
import { endMeetings } from '#server/capabilities/work/hiring/meetings/ends'
import { endLapse, hasLapsed, interviewLapse, isInterviewOver, isOver } from '#server/capabilities/work/hiring/time/lapses'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { indexAnew } from '#server/capabilities/ground/search/public'
import type { Unit } from '#server/platform/queue/port'

const notBegun = `Not marked as hired within ${START_DAYS} days of the start date.`
const notSent = 'The interview wasn’t sent before its deadline.'

const idsOf = (rows: readonly ApplicationRow[]): string[] => rows.map(({ id }) => id)

/** Interviews past their deadline: the employer's turn again. A rejection that waits goes on waiting. */
async function writeInterviewLapses(unit: Unit, due: readonly ApplicationRow[]): Promise<ApplicationRow[]> {
  const { tx, now } = unit
  const lapsed = await tx
    .update(applications)
    .set(interviewLapse)
    .where(and(inArray(applications.id, idsOf(due)), isInterviewOver(now)))
    .returning()
  await record(
    tx,
    lapsed.map(({ id, status, changedAt: at }) => ({ ...theClock, applicationId: id, status, at, reason: null, message: notSent })),
  )
  await endInterviews(tx, idsOf(lapsed), 'expired')
  await notify(unit, 'interview_lapsed', lapsed)
  return lapsed
}

/** Rejections that have gone out, offers that ran out, starts that nobody confirmed. */
async function writeEnds(unit: Unit, due: readonly ApplicationRow[]): Promise<ApplicationRow[]> {
  const { tx, now } = unit
  const lapsed = await tx
    .update(applications)
    .set(endLapse(now))
    .where(and(inArray(applications.id, idsOf(due)), isOver(now)))
    .returning()
  await endNewTimes(unit, inArray(applications.id, idsOf(lapsed)))
  const said = new Map(due.map((row) => [row.id, row.pendingMessage]))
  const rows = lapsed.map(({ id, status, changedAt, reason }) => ({
    ...theClock,
    applicationId: id,
    status,
    at: changedAt,
    reason,
    message: status === 'closed_job' ? notBegun : (said.get(id) ?? null),
  }))
  await record(tx, rows)
  await endInterviews(tx, idsOf(lapsed), 'cancelled')
  for (const [to, notice] of [
    ['rejected', 'rejected'],
    ['offer_expired', 'offer_expired'],
    ['closed_job', 'not_begun'],
  ] as const)
    await notify(
      unit,
      notice,
      lapsed.filter(({ status }) => status === to),
    )
  await endMeetings(unit, lapsed)
  await indexAnew(
    tx,
    due.flatMap(({ status, jobId }) => (isHeld(status) ? jobId : [])),
  )
  return lapsed
}

/**
 * Writes down what time has done to these applications, records it and tells both sides. Answers them as they are now.
 * What somebody else holds at this moment is left for the next time.
 */
export async function writeLapses(unit: Unit, which: SQL | undefined, most = 200): Promise<ApplicationRow[]> {
  const { tx, now } = unit
  const due = await tx
    .select()
    .from(applications)
    .where(and(hasLapsed(now), which))
    .orderBy(asc(applications.id))
    .limit(most)
    .for('update', { skipLocked: true })
  if (due.length === 0) return []
  const written = [...(await writeInterviewLapses(unit, due)), ...(await writeEnds(unit, due))]
  return [...new Map(written.map((row) => [row.id, row])).values()]
}
