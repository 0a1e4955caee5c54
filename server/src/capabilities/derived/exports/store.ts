import { and, desc, eq, lte, ne } from 'drizzle-orm'
import { ROW_DAYS, expiryOf, madeBefore } from '#server/capabilities/derived/exports/rules'
import { type ExportRow, dataExports as e } from '#server/capabilities/derived/exports/tables'
import { plusDays } from '@evenshift/contract/days'
import { EXPORT_DAYS } from '@evenshift/contract/constants'
import type { Db } from '#server/platform/database/port'

export const listExports = (db: Db, personId: string): Promise<ExportRow[]> =>
  db.select().from(e).where(eq(e.personId, personId)).orderBy(desc(e.id))

/** The one that waits to be made or is being made; null where there is none. */
export async function findQueued(db: Db, which: Partial<Pick<ExportRow, 'id' | 'personId'>>): Promise<ExportRow | null> {
  const { id, personId } = which
  const [row] = await db
    .select()
    .from(e)
    .where(
      and(
        eq(e.state, 'queued'),
        id === undefined ? undefined : eq(e.id, id),
        personId === undefined ? undefined : eq(e.personId, personId),
      ),
    )
  return row ?? null
}

/** False where one of this person waits already. */
export async function insertQueued(tx: Db, row: Pick<ExportRow, 'id' | 'pool' | 'personId' | 'requestedAt'>): Promise<boolean> {
  const written = await tx
    .insert(e)
    .values({ ...row, state: 'queued' })
    .onConflictDoNothing()
    .returning({ id: e.id })
  return written.length > 0
}

/** What took too long, of one person or of everybody. */
export async function failOverdue(tx: Db, now: Date, personId?: string): Promise<void> {
  await tx
    .update(e)
    .set({ state: 'failed' })
    .where(and(eq(e.state, 'queued'), lte(e.requestedAt, madeBefore(now)), personId === undefined ? undefined : eq(e.personId, personId)))
}

export async function fail(tx: Db, id: string): Promise<void> {
  await tx
    .update(e)
    .set({ state: 'failed' })
    .where(and(eq(e.id, id), eq(e.state, 'queued')))
}

/** False where it is not waited for any more. */
export async function markReady(tx: Db, id: string, made: Pick<ExportRow, 'readyAt' | 'fileId' | 'size'>): Promise<boolean> {
  const ready = await tx
    .update(e)
    .set({ state: 'ready', ...made })
    .where(and(eq(e.id, id), eq(e.state, 'queued')))
    .returning({ id: e.id })
  return ready.length > 0
}

const fileIdsOf = (rows: readonly Pick<ExportRow, 'fileId'>[]): string[] => rows.flatMap(({ fileId }) => fileId ?? [])

/** Deletes the rows of a person, but for one. @returns the archives they held */
export async function deleteOf(tx: Db, personId: string, butId?: string): Promise<string[]> {
  const others = butId === undefined ? undefined : ne(e.id, butId)
  return fileIdsOf(
    await tx
      .delete(e)
      .where(and(eq(e.personId, personId), others))
      .returning({ fileId: e.fileId }),
  )
}

/** Ends those whose days are over, and forgets rows that tell of nothing any more. @returns the archives they held */
export async function endExpired(tx: Db, now: Date): Promise<string[]> {
  const due = await tx
    .select({ id: e.id, fileId: e.fileId })
    .from(e)
    .where(and(eq(e.state, 'ready'), lte(e.readyAt, plusDays(now, -EXPORT_DAYS))))
    .for('update')
  for (const { id } of due) await tx.update(e).set({ state: 'expired', fileId: null }).where(eq(e.id, id))
  await tx.delete(e).where(and(ne(e.state, 'ready'), ne(e.state, 'queued'), lte(e.requestedAt, plusDays(now, -ROW_DAYS))))
  return fileIdsOf(due)
}

/** Whether this person may fetch the archive now: it is theirs, and its days are not over. */
export async function isOffered(db: Db, fileId: string, personId: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select()
    .from(e)
    .where(and(eq(e.fileId, fileId), eq(e.personId, personId), eq(e.state, 'ready')))
  const expiry = row === undefined ? null : expiryOf(row)
  return expiry !== null && expiry > now
}
