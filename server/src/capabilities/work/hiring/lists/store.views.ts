import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type ApplicationRow, applicationViews as views, applications } from '#server/capabilities/work/hiring/tables'
import { londonDate } from '#server/capabilities/ground/reference/public'
import type { Db } from '#server/platform/database/port'

interface PageOf {
  readonly page: number
  readonly limit: number
}

/** Remembers that a member opened an application, once a person and day. Moves nothing. */
export async function recordView(tx: Db, { id }: Pick<ApplicationRow, 'id'>, viewerId: string, now: Date): Promise<void> {
  await tx
    .insert(views)
    .values({ id: uuidv7(), applicationId: id, viewerId, day: londonDate(now), viewedAt: now })
    .onConflictDoNothing()
  await tx
    .update(applications)
    .set({ firstViewedAt: now })
    .where(and(eq(applications.id, id), isNull(applications.firstViewedAt)))
}

/** The last time that each of a seeker's applications was opened, newest first. */
export async function listViews(db: Db, seekerId: string, { page, limit }: PageOf) {
  const last = db
    .selectDistinctOn([views.applicationId], {
      id: views.id,
      viewedAt: views.viewedAt,
      employerId: applications.employerId,
      jobTitle: applications.jobTitle,
    })
    .from(views)
    .innerJoin(applications, eq(applications.id, views.applicationId))
    .where(eq(applications.seekerId, seekerId))
    .orderBy(views.applicationId, desc(views.viewedAt))
    .as('last_views')
  const rows = await db
    .select()
    .from(last)
    .orderBy(desc(last.viewedAt), desc(last.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(last)
  return { rows, total: counted?.total ?? 0 }
}
