import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import {
  type ApplicationRow,
  applicationFiles as files,
  applicationViews as views,
  applications,
} from '#server/capabilities/work/hiring/tables'
import { londonDate } from '#server/capabilities/ground/reference/public'
import type { Db } from '#server/platform/database/port'

interface PageOf {
  readonly page: number
  readonly limit: number
}

/** Remembers that a member opened an application, once a person and day; true of the company's first time. Moves nothing. */
export async function recordView(tx: Db, { id }: Pick<ApplicationRow, 'id'>, viewerId: string, now: Date): Promise<boolean> {
  await tx
    .insert(views)
    .values({ id: uuidv7(), applicationId: id, viewerId, day: londonDate(now), viewedAt: now })
    .onConflictDoNothing()
  const first = await tx
    .update(applications)
    .set({ firstViewedAt: now })
    .where(and(eq(applications.id, id), isNull(applications.firstViewedAt)))
    .returning({ id: applications.id })
  return first.length > 0
}

/** Remembers that somebody of a company opened a file that came with these of its applications; those of which it was the first time. */
export async function recordFileView(tx: Db, employerId: string, fileId: string, now: Date): Promise<ApplicationRow[]> {
  const own = tx.select({ id: applications.id }).from(applications).where(eq(applications.employerId, employerId))
  const viewed = await tx
    .update(files)
    .set({ firstViewedAt: now })
    .where(and(eq(files.fileId, fileId), isNull(files.firstViewedAt), inArray(files.applicationId, own)))
    .returning({ applicationId: files.applicationId })
  if (viewed.length === 0) return []
  const ids = viewed.map(({ applicationId }) => applicationId)
  return tx.select().from(applications).where(inArray(applications.id, ids)).orderBy(desc(applications.id))
}

/** The last time that each of a seeker's applications was opened, newest first. */
export async function listViews(db: Db, seekerId: string, { page, limit }: PageOf) {
  const last = db
    .selectDistinctOn([views.applicationId], {
      id: views.id,
      applicationId: views.applicationId,
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
