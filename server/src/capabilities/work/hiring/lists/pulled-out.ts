import { and, eq, inArray } from 'drizzle-orm'
import { type ApplicationRow, applicationHistory } from '#server/capabilities/work/hiring/tables'
import type { Db } from '#server/platform/database/port'

/** Those of these applications whose seeker had accepted an offer when they withdrew, by id. */
export async function pulledOutAmong(db: Db, rows: readonly Pick<ApplicationRow, 'id' | 'status'>[]): Promise<ReadonlySet<string>> {
  const withdrawn = rows.flatMap(({ id, status }) => (status === 'withdrawn' ? [id] : []))
  if (withdrawn.length === 0) return new Set()
  const accepted = await db
    .selectDistinct({ id: applicationHistory.applicationId })
    .from(applicationHistory)
    .where(and(inArray(applicationHistory.applicationId, withdrawn), eq(applicationHistory.status, 'offer_accepted')))
  return new Set(accepted.map(({ id }) => id))
}
