import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { type FeedbackRow, feedback as f, reported } from '#server/capabilities/derived/feedback/tables'
import type { Db } from '#server/platform/database/port'

/** Enough to find the last ones again. */
const SHOWN_MOST = 100

export const listOwn = (db: Db, senderId: string): Promise<FeedbackRow[]> =>
  db.select().from(f).where(eq(f.senderId, senderId)).orderBy(desc(f.createdAt), desc(f.id)).limit(SHOWN_MOST)

export const countSince = (tx: Db, senderId: string, since: Date): Promise<number> =>
  tx.$count(f, and(eq(f.senderId, senderId), gt(f.createdAt, since)))

interface Reported extends Pick<FeedbackRow, 'senderId' | 'kind'> {
  /** The message, else the subject. */
  readonly of: string | null
}
/** The sender's report of this kind and thing that nobody has settled yet. */
export async function findOpenReport(tx: Db, { senderId, kind, of }: Reported) {
  if (of === null) return null
  const isOpen = inArray(f.status, ['received', 'in_progress'])
  const [row] = await tx
    .select()
    .from(f)
    .where(and(eq(f.senderId, senderId), eq(f.kind, kind), eq(reported(f), of), isOpen))
  return row ?? null
}
export async function insertFeedback(tx: Db, row: FeedbackRow): Promise<void> {
  await tx.insert(f).values(row)
}
/** Erases all feedback of a person; its pictures are erased with the person's files. */
export async function eraseFeedbackOf(tx: Db, senderId: string): Promise<void> {
  await tx.delete(f).where(eq(f.senderId, senderId))
}
