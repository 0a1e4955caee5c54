import { inArray, sql } from 'drizzle-orm'
import type { CloseReason } from '@evenshift/contract/states/job'
import { onJobEnded } from '#server/capabilities/work/hiring/public'
import { announceEnds } from '#server/capabilities/work/jobs/lifecycle/ending-soon'
import type { On } from '#server/capabilities/work/jobs/lifecycle/moves'
import { confirmedSince } from '#server/capabilities/work/jobs/rules/transitions'
import { recordMoves } from '#server/capabilities/work/jobs/store'
import { jobs } from '#server/capabilities/work/jobs/tables'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { unindexJob } from '#server/capabilities/ground/search/public'
import type { Parts } from '#server/http/context'

export type ClockParts = Pick<Parts, 'db' | 'queue'>

/** Jobs closed in one transaction; more wait for the next. */
const BATCH = 200

async function closeBatch(on: On): Promise<number> {
  const { tx, now } = on
  const today = londonDate(now)
  const due = await tx
    .select({ id: jobs.id, from: jobs.status, closingDate: jobs.closingDate })
    .from(jobs)
    .where(
      sql`${jobs.status} in ('live', 'paused') and (${jobs.closingDate} < ${today}
        or ${jobs.lastConfirmedAt} <= ${confirmedSince(now).toISOString()}::timestamptz)`,
    )
    .orderBy(jobs.id)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  const moves = due.map(({ id, from, closingDate }) => {
    const reason: CloseReason = closingDate !== null && closingDate < today ? 'closing_date' : 'not_confirmed'
    return { jobId: id, at: now, from, to: 'closed' as const, by: 'clock' as const, member: null, reason, changes: [] }
  })
  await tx
    .update(jobs)
    .set({
      status: 'closed',
      closedAt: now,
      closeReason: sql`case when ${jobs.closingDate} < ${today} then 'closing_date' else 'not_confirmed' end`,
      version: sql`${jobs.version} + 1`,
    })
    .where(
      inArray(
        jobs.id,
        due.map(({ id }) => id),
      ),
    )
  await recordMoves(tx, moves)
  for (const { jobId, reason } of moves) {
    await unindexJob(tx, jobId)
    await onJobEnded(on, jobId, reason)
  }
  return due.length
}

async function inBatches({ db, queue }: ClockParts, now: Date, step: (on: On) => Promise<number>): Promise<number> {
  let all = 0
  for (let done = 1; done > 0; all += done) done = await db.transaction((tx) => step({ tx, queue, now }))
  return all
}

/** Closes every job that is over by its dates, a batch a transaction; the number closed. */
export const closeDue = (parts: ClockParts, now: Date): Promise<number> => inBatches(parts, now, closeBatch)

/** Tells employers of jobs that end soon, a batch a transaction; the number told. */
export const announceDue = (parts: ClockParts, now: Date): Promise<number> => inBatches(parts, now, announceEnds)
