import type { CloseReason } from '@evenshift/contract/states/job/job'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import { type Mover, moveJob } from '#server/capabilities/work/jobs/lifecycle/moves'
import type { UnitWithHiring } from '#server/capabilities/work/jobs/lifecycle/hiring'
import { endedBy } from '#server/capabilities/work/jobs/rules/transitions'
import { lockJob } from '#server/capabilities/work/jobs/store'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { type Refusal, isRefusal } from '#server/http/call/refuse'

/** Closes a job that this transaction holds, and what ends with it. */
export async function endJob(unit: UnitWithHiring, row: JobRow, reason: CloseReason, mover: Mover): Promise<JobRow | Refusal> {
  const closed = await moveJob(unit, row, 'closed', mover, { set: { closeReason: reason, closedAt: unit.now }, reason })
  if (!isRefusal(closed)) await unit.hiring.onJobEnded(unit, row.id, reason)
  return closed
}

/** Holds a job of this employer, closed first where its dates are over and the clock has not come by yet; null where it is not theirs. */
export async function holdJob(unit: UnitWithHiring, employerId: string, id: string): Promise<JobRow | null> {
  const row = await lockJob(unit.tx, employerId, id)
  const ended = row === null ? null : endedBy(row, unit.now, londonDate(unit.now))
  if (row === null || ended === null) return row
  const closed = await endJob(unit, row, ended, { by: 'clock', member: null })
  if (isRefusal(closed)) throw new Error(`job ${id} is over and couldn’t close: ${closed.code}`)
  return closed
}
