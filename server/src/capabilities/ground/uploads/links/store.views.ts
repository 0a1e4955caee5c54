import { and, eq, inArray } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { HOUR_MS } from '@evenshift/contract/days'
import { type FilePurpose, type FileRow, fileViews } from '#server/capabilities/ground/uploads/tables'
import type { Db } from '#server/platform/database/port'

/** Pictures are part of the page; of the rest the owner learns who opened it. */
const noted: readonly FilePurpose[] = ['document', 'biovideo', 'interview_answer']

/** Notes that somebody of a company opened a file, once a person, file and hour. */
export async function noteView(
  db: Db,
  { id: fileId, purpose }: Pick<FileRow, 'id' | 'purpose'>,
  viewer: { readonly viewerId: string; readonly employerId: string },
  now: Date,
): Promise<void> {
  if (!noted.includes(purpose)) return
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  await db
    .insert(fileViews)
    .values({ id: uuidv7(), fileId, ...viewer, hour, viewedAt: now })
    .onConflictDoNothing()
}

/** Part of another query: when members of this company opened these files. */
export const fileViewsBy = (db: Db, employerId: string, fileIds: readonly string[]) =>
  db
    .select({ id: fileViews.id, viewedAt: fileViews.viewedAt, fileId: fileViews.fileId })
    .from(fileViews)
    .where(and(eq(fileViews.employerId, employerId), inArray(fileViews.fileId, [...fileIds])))
