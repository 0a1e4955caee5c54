import { and, eq, ne, sql } from 'drizzle-orm'
import { moveJob, stale } from '#server/capabilities/work/jobs/lifecycle/moves'
import { isOver } from '#server/capabilities/work/jobs/lifecycle/over'
import { surplusOf } from '#server/capabilities/work/jobs/rules/surplus'
import { endedBy } from '#server/capabilities/work/jobs/rules/transitions'
import { type JobRow, jobs } from '#server/capabilities/work/jobs/tables'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { isRefusal } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'
import { takeTurn } from '#server/platform/database/locks'

const liveOf = (employerId: string) => and(eq(jobs.employerId, employerId), eq(jobs.status, 'live'))

/** The live jobs of a company, oldest first. */
export const liveJobs = (db: Db, employerId: string): Promise<Pick<JobRow, 'id' | 'title' | 'publishedAt'>[]> =>
  db
    .select({ id: jobs.id, title: jobs.title, publishedAt: jobs.publishedAt })
    .from(jobs)
    .where(liveOf(employerId))
    .orderBy(jobs.publishedAt, jobs.id)

/** Holds every live job of a company; nobody of it publishes until the transaction ends. */
async function holdLive({ tx }: Unit, employerId: string): Promise<JobRow[]> {
  await takeTurn(tx, 'publish', employerId)
  return tx.select().from(jobs).where(liveOf(employerId)).orderBy(jobs.id).for('update')
}

async function pause(unit: Unit, rows: readonly JobRow[], reason: 'employer_not_approved' | 'plan_ended'): Promise<void> {
  for (const row of rows) {
    const paused = await moveJob(unit, row, 'paused', { by: 'clock', member: null }, { reason })
    if (isRefusal(paused)) throw new Error(`live job ${row.id} couldn’t pause: ${paused.code}`)
  }
}

/** Pauses every live job of a company that is not approved any more. */
export async function pauseJobsOf(unit: Unit, employerId: string): Promise<void> {
  await pause(unit, await holdLive(unit, employerId), 'employer_not_approved')
}

/** Pauses a job that was live for no moment yet where its company's plan has no room for it beside the others. @returns how it is then */
export async function pauseBeyondRoom(unit: Unit, row: JobRow, room: number): Promise<JobRow> {
  const others = and(liveOf(row.employerId), ne(jobs.id, row.id), sql`${isOver(unit.now)} is not true`)
  const isFull = sql`(select count(*) from ${jobs} where ${others}) >= ${room}`
  const condition = { holds: isFull, refusal: async () => stale(row) }
  const paused = await moveJob(unit, row, 'paused', { by: 'clock', member: null }, { reason: 'plan_ended', condition })
  return isRefusal(paused) ? row : paused
}

/** Pauses the live jobs for which a company's plan has no room. @returns them, newest first */
export async function pauseSurplus(unit: Unit, employerId: string, room: number, keepLive: readonly string[]): Promise<JobRow[]> {
  const live = await holdLive(unit, employerId)
  // One that is over by its dates takes no place, though the clock may not have come by.
  const placed = live.filter((row) => endedBy(row, unit.now, londonDate(unit.now)) === null)
  const surplus = surplusOf(placed, room, keepLive)
  await pause(unit, surplus, 'plan_ended')
  return surplus
}
