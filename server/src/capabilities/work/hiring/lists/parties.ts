import { eq } from 'drizzle-orm'
import { applications as a } from '#server/capabilities/work/hiring/tables'
import type { Db } from '#server/platform/database/port'

/** Who stands on both sides of an application, and for which job; null where there is none. */
export async function partiesTo(db: Db, applicationId: string) {
  const [row] = await db
    .select({ seekerId: a.seekerId, employerId: a.employerId, jobId: a.jobId, jobTitle: a.jobTitle })
    .from(a)
    .where(eq(a.id, applicationId))
  return row ?? null
}
