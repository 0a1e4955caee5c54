import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { presentJob } from '#server/calls/employer/presenters/jobs'
import { type JobRow, type Mover, type UnitWithHiring, holdJob } from '#server/capabilities/work/jobs/public'
import { type EmployerContext, companyOf } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import { hiring } from '#server/capabilities/work/hiring/public'
import type { Db } from '#server/platform/database/port'
import { transact } from '#server/http/call/transact'

type Change = (unit: UnitWithHiring, row: JobRow, mover: Mover) => Promise<JobRow | Refusal>
export const moverOf = ({ me }: EmployerContext): Mover => ({ by: 'employer', member: me.email })
export const unitOf = ({ queue, clock }: EmployerContext, tx: Db): UnitWithHiring => ({ tx, queue, now: clock.now(), hiring })

/**
 * Changes a job and shows it as this change left it, in one transaction: read after it, somebody else's next change would be answered as
 * if it were this one. What its dates have ended is written before, so that it stays written where the change is refused. Anybody else's
 * job is the same 404 as none.
 */
export async function change(context: EmployerContext, id: string, make: Change): Promise<EmployerJob | Refusal> {
  const employerId = companyOf(context)
  await context.db.transaction((tx) => holdJob(unitOf(context, tx), employerId, id))
  return transact(context.db, async (tx) => {
    const unit = unitOf(context, tx)
    const held = await holdJob(unit, employerId, id)
    if (held === null) return refuse('NOT_FOUND')
    const row = await make(unit, held, moverOf(context))
    return isRefusal(row) ? row : presentJob(tx, employerId, row.id, unit.now)
  })
}
