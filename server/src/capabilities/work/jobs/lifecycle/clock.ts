import { inArray, sql } from 'drizzle-orm'
import type { CloseReason } from '@evenshift/contract/states/job/job'
import type { Hiring, UnitWithHiring } from '#server/capabilities/work/jobs/lifecycle/hiring'
import { announceEnds } from '#server/capabilities/work/jobs/lifecycle/ending-soon'
import { isOver } from '#server/capabilities/work/jobs/lifecycle/over'
import { jobs } from '#server/capabilities/work/jobs/tables'
import { recordMoves } from '#server/capabilities/work/jobs/store'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { unindexJob } from '#server/capabilities/ground/search/public'
import type { Parts } from '#server/http/call/context'
import type { Unit } from '#server/platform/queue/port'

export type ClockParts = Pick<Parts, 'db' | 'queue'>

/** Jobs closed in one transaction; more wait for the next. */
const BATCH = 200

async function closeBatch(unit: UnitWithHiring): Promise<number> {
  const { tx, now, hiring } = unit
  const today = londonDate(now)
  const due = await tx
    .select({ id: jobs.id, from: jobs.status, closingDate: jobs.closingDate })
    .from(jobs)
    .where(isOver(now))
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
    await hiring.onJobEnded(unit, jobId, reason)
  }
  return due.length
}

async function inBatches({ db, queue }: ClockParts, now: Date, step: (unit: Unit) => Promise<number>): Promise<number> {
  let all = 0
  for (let done = 1; done > 0; all += done) done = await db.transaction((tx) => step({ tx, queue, now }))
  return all
}

/**
 * What time does by itself: closes every job whose last day is over in the United Kingdom, or that nobody confirmed for 30 days.
 * The number closed. Safe to repeat and to run twice at once.
 */
export const closeDueJobs = (parts: ClockParts, now: Date, hiring: Hiring): Promise<number> =>
  inBatches(parts, now, (unit) => closeBatch({ ...unit, hiring }))

/** Tells employers, once for each end, of jobs that end within three days. Safe to repeat and to run twice at once. */
export const announceEndingJobs = (parts: ClockParts, now: Date): Promise<number> => inBatches(parts, now, announceEnds)
