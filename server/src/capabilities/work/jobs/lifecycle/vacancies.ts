import { and, eq, sql } from 'drizzle-orm'
import { moveJob } from '#server/capabilities/work/jobs/lifecycle/moves'
import { jobs } from '#server/capabilities/work/jobs/tables'
import { endedBy } from '#server/capabilities/work/jobs/rules/transitions'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { isRefusal } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

export type Filled = 'none_left' | 'filled' | 'filled_and_closed'

/** Takes a place when somebody is hired; the last one closes the job as filled, unless its dates did. Tell `onJobEnded` when it did. */
export async function fillPlace(unit: Unit, jobId: string): Promise<Filled> {
  const [row] = await unit.tx
    .update(jobs)
    .set({ filled: sql`${jobs.filled} + 1` })
    .where(and(eq(jobs.id, jobId), sql`${jobs.filled} < ${jobs.vacancies}`))
    .returning()
  if (row === undefined) return 'none_left'
  const isOpen = row.status === 'live' || row.status === 'paused'
  const reason = endedBy(row, unit.now, londonDate(unit.now)) ?? (isOpen && row.filled === row.vacancies ? 'filled' : null)
  if (reason === null) return 'filled'
  const closed = await moveJob(
    unit,
    row,
    'closed',
    { by: 'clock', member: null },
    { set: { closeReason: reason, closedAt: unit.now }, reason },
  )
  if (isRefusal(closed)) throw new Error(`job ${jobId} is over and couldn’t close: ${closed.code}`)
  return reason === 'filled' ? 'filled_and_closed' : 'filled'
}
