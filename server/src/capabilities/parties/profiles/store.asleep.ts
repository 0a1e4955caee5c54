/** Last visits, and the seekers whose files are erased after a long absence. */
import { type SQL, and, asc, eq, exists, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import { plusDays } from '@evenshift/contract/days'
import { seekerDocuments, seekerMedia, seekers } from '#server/capabilities/parties/profiles/tables'
import type { Db } from '#server/platform/database/port'

/** People taken up in one transaction. */
const BATCH = 200

/** Remembers that a person is here; writes once a day at most. */
export async function noteSeen(db: Db, id: string, now: Date): Promise<void> {
  const dayAgo = plusDays(now, -1)
  await db
    .update(seekers)
    .set({ seenAt: now, warnedAt: null })
    .where(and(eq(seekers.id, id), lt(seekers.seenAt, dayAgo)))
}

/** Has a bio video or a document. */
function hasFiles(db: Db): SQL | undefined {
  const video = and(eq(seekerMedia.seekerId, seekers.id), isNotNull(seekerMedia.bioVideoId))
  const document = eq(seekerDocuments.seekerId, seekers.id)
  return or(
    exists(db.select({ id: seekerMedia.seekerId }).from(seekerMedia).where(video)),
    exists(db.select({ id: seekerDocuments.fileId }).from(seekerDocuments).where(document)),
  )
}

const locked = (tx: Db, which: SQL | undefined) =>
  tx
    .select({ id: seekers.id, email: seekers.email, firstName: seekers.firstName })
    .from(seekers)
    .where(and(which, hasFiles(tx)))
    .orderBy(asc(seekers.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })

/** Seekers with files, not seen since this time and not warned yet; marks them as warned. */
export async function markWarned(
  tx: Db,
  seenBefore: Date,
  now: Date,
): Promise<{ readonly id: string; readonly email: string; readonly firstName: string }[]> {
  const due = await locked(tx, and(lte(seekers.seenAt, seenBefore), isNull(seekers.warnedAt)))
  const ids = due.map(({ id }) => id)
  await tx.update(seekers).set({ warnedAt: now }).where(inArray(seekers.id, ids))
  return due
}

/** Seekers with files, warned by this time and not seen since; their rows stay locked until the transaction ends. */
export const lockWarned = (tx: Db, warnedBefore: Date) => locked(tx, lte(seekers.warnedAt, warnedBefore))
