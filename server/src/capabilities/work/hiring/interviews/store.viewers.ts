import { desc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { HOUR_MS } from '@evenshift/contract/days'
import { interviewShares as shares, interviewViews as views } from '#server/capabilities/work/hiring/interviews/tables'
import type { Db } from '#server/platform/database/port'

/** As many views as an interview tells. */
const VIEWS_SHOWN = 50

/** Remembers that a member saw the answers, once a person and hour. */
export async function recordView(tx: Db, interviewId: string, viewerId: string, now: Date): Promise<void> {
  const hour = new Date(now.getTime() - (now.getTime() % HOUR_MS))
  await tx.insert(views).values({ id: uuidv7(), interviewId, viewerId, hour, viewedAt: now }).onConflictDoNothing()
}

/** Newest first. */
export const viewsOf = (db: Db, interviewId: string) =>
  db
    .select({ id: views.id, viewedAt: views.viewedAt })
    .from(views)
    .where(eq(views.interviewId, interviewId))
    .orderBy(desc(views.viewedAt), desc(views.id))
    .limit(VIEWS_SHOWN)

/** Remembers that a colleague was asked to watch; false where they were asked before. */
export async function insertShare(tx: Db, row: typeof shares.$inferInsert): Promise<boolean> {
  return (await tx.insert(shares).values(row).onConflictDoNothing().returning()).length > 0
}
