import type { FileRow } from '#server/capabilities/ground/uploads/tables'
import type { Viewer } from '#server/capabilities/ground/uploads/links/token'
import { findKept } from '#server/capabilities/ground/uploads/store'
import type { Db } from '#server/platform/database/port'

export type { Viewer } from '#server/capabilities/ground/uploads/links/token'

export type HeldFile = Pick<FileRow, 'id' | 'pool' | 'ownerId' | 'purpose'>
/** As whom somebody other than the owner sees a file. */
export interface Reading {
  /** The company whose member looks; null for a seeker. */
  readonly employerId: string | null
}
/** What a capability that holds files says: as whom this viewer may see this one now; null where it gives no right to. */
export type FileReader = (db: Db, file: HeldFile, viewer: Viewer, now: Date) => Promise<Reading | null>

/** An archive has an end, and a company's one needs its owner: its own reader judges both. */
const isOwner = (file: HeldFile, viewer: Viewer): boolean =>
  file.purpose !== 'archive' && file.pool === viewer.pool && file.ownerId === viewer.userId

export interface ReadableFile {
  readonly file: FileRow
  /** Null for the owner. */
  readonly reading: Reading | null
}
/** A file that this viewer may see now: their own, or one that a reader lets them see. Null for every other. */
export async function findReadable(
  db: Db,
  readers: readonly FileReader[],
  fileId: string,
  viewer: Viewer,
  now: Date,
): Promise<ReadableFile | null> {
  const file = await findKept(db, fileId)
  if (file === null) return null
  if (isOwner(file, viewer)) return { file, reading: null }
  for (const reader of readers) {
    const reading = await reader(db, file, viewer, now)
    if (reading !== null) return { file, reading }
  }
  return null
}
