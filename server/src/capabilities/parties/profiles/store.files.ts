import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { type SeekerDocumentRow, type SeekerMediaRow, seekerDocuments, seekerMedia } from '#server/capabilities/parties/profiles/tables'
import type { Db } from '#server/platform/database/port'

const nothing = { avatarId: null, bioVideoId: null, posterId: null, captions: null }

/** The picture and bio video of a profile. */
export async function findMedia(db: Db, seekerId: string): Promise<SeekerMediaRow> {
  const [row] = await db.select().from(seekerMedia).where(eq(seekerMedia.seekerId, seekerId))
  return row ?? { seekerId, ...nothing }
}
/** The same; until the transaction ends nobody else changes a file of this profile. */
export async function holdMedia(tx: Db, seekerId: string): Promise<SeekerMediaRow> {
  await tx
    .insert(seekerMedia)
    .values({ seekerId, ...nothing })
    .onConflictDoNothing()
  const [row] = await tx.select().from(seekerMedia).where(eq(seekerMedia.seekerId, seekerId)).for('update')
  return row ?? { seekerId, ...nothing }
}
export async function saveMedia(tx: Db, { seekerId, ...change }: SeekerMediaRow): Promise<void> {
  await tx.update(seekerMedia).set(change).where(eq(seekerMedia.seekerId, seekerId))
}

/** The pictures of those among these seekers who have one: file by seeker. */
export async function avatarFiles(db: Db, seekerIds: readonly string[]): Promise<Map<string, string>> {
  if (seekerIds.length === 0) return new Map()
  const rows = await db
    .select({ seekerId: seekerMedia.seekerId, avatarId: seekerMedia.avatarId })
    .from(seekerMedia)
    .where(and(inArray(seekerMedia.seekerId, [...seekerIds]), isNotNull(seekerMedia.avatarId)))
  return new Map(rows.flatMap(({ seekerId, avatarId }): [string, string][] => (avatarId === null ? [] : [[seekerId, avatarId]])))
}

/** A profile's documents, the first one first. */
export const listDocuments = (db: Db, seekerId: string): Promise<SeekerDocumentRow[]> =>
  db.select().from(seekerDocuments).where(eq(seekerDocuments.seekerId, seekerId)).orderBy(asc(seekerDocuments.fileId))

export async function insertDocument(tx: Db, row: SeekerDocumentRow): Promise<void> {
  await tx.insert(seekerDocuments).values(row)
}
/** Whether there was such a document of this seeker. */
export async function removeDocument(tx: Db, seekerId: string, fileId: string): Promise<boolean> {
  const gone = await tx
    .delete(seekerDocuments)
    .where(and(eq(seekerDocuments.fileId, fileId), eq(seekerDocuments.seekerId, seekerId)))
    .returning({ fileId: seekerDocuments.fileId })
  return gone.length > 0
}
