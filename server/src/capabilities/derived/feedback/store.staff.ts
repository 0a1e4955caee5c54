import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { FeedbackKind, FeedbackStatus } from '@evenshift/contract/states/feedback'
import { type FeedbackRow, feedback as f } from '#server/capabilities/derived/feedback/tables'
import type { Db } from '#server/platform/database/port'

interface Asked {
  readonly page: number
  readonly limit: number
  readonly kind?: readonly FeedbackKind[] | undefined
  readonly status?: readonly FeedbackStatus[] | undefined
}
/** A page of what people sent, first what is open by when an answer is owed, and how much there is. */
export async function listFeedback(db: Db, { page, limit, kind, status }: Asked): Promise<{ rows: FeedbackRow[]; total: number }> {
  const asked = and(
    kind === undefined ? undefined : inArray(f.kind, [...kind]),
    status === undefined ? undefined : inArray(f.status, [...status]),
  )
  const rows = await db
    .select()
    .from(f)
    .where(asked)
    .orderBy(desc(isOpen), sql`${f.dueAt} asc nulls last`, asc(f.createdAt), asc(f.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(f, asked) }
}

const isOpen = inArray(f.status, ['received', 'in_progress'])
/** All that no one has settled. */
export const openFeedback = (db: Db): Promise<FeedbackRow[]> => db.select().from(f).where(isOpen).orderBy(asc(f.createdAt), asc(f.id))

/** What else was said of the same and no one has settled. */
export const othersLike = async (db: Db, { id, kind, subjectId }: FeedbackRow): Promise<FeedbackRow[]> =>
  subjectId === null
    ? []
    : db
        .select()
        .from(f)
        .where(and(eq(f.kind, kind), eq(f.subjectId, subjectId), ne(f.id, id), isOpen))
        .orderBy(asc(f.createdAt), asc(f.id))

/** As many as anybody reads. */
const REPORTS_MOST = 50
/** What was ever said of a job or employer, the newest first. */
export const allAbout = (db: Db, subjectId: string): Promise<FeedbackRow[]> =>
  db.select().from(f).where(eq(f.subjectId, subjectId)).orderBy(desc(f.createdAt), desc(f.id)).limit(REPORTS_MOST)

export async function feedbackById(db: Db, id: string): Promise<FeedbackRow | null> {
  const [row] = await db.select().from(f).where(eq(f.id, id))
  return row ?? null
}
/** Null where it is no longer at this status. */
export async function moveFeedback(
  tx: Db,
  { id, status: from }: Pick<FeedbackRow, 'id' | 'status'>,
  set: Pick<FeedbackRow, 'status' | 'outcome' | 'settledAt'>,
): Promise<FeedbackRow | null> {
  const [row] = await tx
    .update(f)
    .set(set)
    .where(and(eq(f.id, id), eq(f.status, from)))
    .returning()
  return row ?? null
}

/** How many have reported this job or employer. */
export const reportsAbout = (db: Db, subjectId: string): Promise<number> => db.$count(f, eq(f.subjectId, subjectId))

/** Whether this file is the picture that came with something. */
export async function isScreenshot(db: Db, fileId: string): Promise<boolean> {
  return (await db.$count(f, eq(f.screenshotId, fileId))) > 0
}
