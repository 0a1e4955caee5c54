import { and, eq } from 'drizzle-orm'
import { moveJob } from '#server/capabilities/work/jobs/lifecycle/moves'
import { jobs } from '#server/capabilities/work/jobs/tables'
import { isRefusal } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'
import { takeTurn } from '#server/platform/database/locks'

/** Pauses every live job of a company that is not approved any more. */
export async function pauseJobsOf(unit: Unit, employerId: string): Promise<void> {
  await takeTurn(unit.tx, 'publish', employerId)
  const live = await unit.tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), eq(jobs.status, 'live')))
    .orderBy(jobs.id)
    .for('update')
  for (const row of live) {
    const paused = await moveJob(unit, row, 'paused', { by: 'clock', member: null }, { reason: 'employer_not_approved' })
    if (isRefusal(paused)) throw new Error(`live job ${row.id} could not pause: ${paused.code}`)
  }
}
