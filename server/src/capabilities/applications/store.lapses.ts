import { type SQL, and, asc, inArray } from 'drizzle-orm'
import { hasLapsed, lapsedColumns } from '#server/capabilities/applications/current'
import { type On, record, theClock } from '#server/capabilities/applications/history'
import { notify } from '#server/capabilities/applications/mails'
import { START_DAYS } from '#server/capabilities/applications/rules.time'
import { type ApplicationRow, applications } from '#server/capabilities/applications/tables'

const nothingPending = { pendingReason: null, pendingMessage: null, pendingAt: null, undo: null }

const notBegun = `Nobody was marked as hired within ${START_DAYS} days of the start date.`

/**
 * Writes down what time has done to these applications, records it and tells both sides.
 * What somebody else holds at this moment is left for the next time.
 */
export async function writeLapses(on: On, which: SQL | undefined, most = 200): Promise<ApplicationRow[]> {
  const { tx, now } = on
  const due = await tx
    .select()
    .from(applications)
    .where(and(hasLapsed(now), which))
    .orderBy(asc(applications.id))
    .limit(most)
    .for('update', { skipLocked: true })
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  const lapsed = await tx
    .update(applications)
    .set({ ...lapsedColumns(now), ...nothingPending })
    .where(inArray(applications.id, ids))
    .returning()
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
  for (const to of ['rejected', 'offer_expired', 'closed_job'] as const)
    await notify(
      on,
      to,
      lapsed.filter(({ status }) => status === to),
    )
  return lapsed
}
