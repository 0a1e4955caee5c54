import { type SQL, and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { JobShift } from '@evenshift/contract/model/week'
import { isHeld } from '@evenshift/contract/states/application/application'
import type { NewTimesState } from '@evenshift/contract/states/application/new-times'
import { isSameTime } from '@evenshift/contract/states/shift-words'
import { record, theClock } from '#server/capabilities/work/hiring/history'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import type { Unit } from '#server/platform/queue/port'

/** Of an application whose seeker is asked whether they come at a new time. */
const isAsked = sql`${a.newTimes} ->> 'state' = ${'asked' satisfies NewTimesState}`

/** Ends what the seekers of these applications are asked, where they are; who still has the job reads so, and so does their employer. */
export async function endNewTimes({ tx, now }: Unit, which: SQL | undefined): Promise<void> {
  const ended = JSON.stringify({ state: 'ended' satisfies NewTimesState, settledAt: now.toISOString() })
  const rows = await tx
    .update(a)
    .set({ newTimes: sql<ApplicationRow['newTimes']>`${a.newTimes} || ${ended}::jsonb` })
    .where(and(which, isAsked))
    .returning({ applicationId: a.id, status: a.status })
  const line = { ...theClock, at: now, reason: null, message: null, times: 'The question about new times ended' }
  await record(
    tx,
    rows.filter(({ status }) => isHeld(status)).map((row) => ({ ...line, ...row })),
  )
}

/** Ends what was asked of times that a job no longer has. The caller holds the job's lock. */
export async function endOtherTimes(unit: Unit, jobId: string, shifts: readonly JobShift[]): Promise<void> {
  const asked = await unit.tx
    .select({ id: a.id, newTimes: a.newTimes })
    .from(a)
    .where(and(eq(a.jobId, jobId), isAsked))
    .orderBy(asc(a.id))
  const isStill = ({ _id, ...time }: NonNullable<ApplicationRow['newTimes']>['shifts'][number]['is']): boolean =>
    shifts.some((shift) => shift._id === _id && isSameTime(shift, time))
  const over = asked.filter(({ newTimes }) => newTimes !== null && !newTimes.shifts.every(({ is }) => isStill(is)))
  if (over.length === 0) return
  await endNewTimes(
    unit,
    inArray(
      a.id,
      over.map(({ id }) => id),
    ),
  )
}
