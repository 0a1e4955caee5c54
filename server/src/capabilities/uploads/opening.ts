import type { Readable } from 'node:stream'
import { storedKey } from '#server/capabilities/uploads/names'
import { type FileReader, findReadable } from '#server/capabilities/uploads/reading'
import { linkSecret } from '#server/capabilities/uploads/secret'
import { noteView } from '#server/capabilities/uploads/store.views'
import { readToken } from '#server/capabilities/uploads/token'
import type { Parts } from '#server/http/context'
import type { OpenedFile } from '#server/http/media'
import type { ByteRange } from '#server/platform/storage/port'

type OpenParts = Pick<Parts, 'db' | 'storage' | 'clock'>

/** What a link opens now. Null for a link that was not given out or is over, and for a viewer who may no longer see the file. */
export async function openByLink(parts: OpenParts, readers: readonly FileReader[], token: string): Promise<OpenedFile | null> {
  const { db, storage, clock } = parts
  const now = clock.now()
  const pass = readToken(await linkSecret(db), token, now)
  const readable = pass === null ? null : await findReadable(db, readers, pass.fileId, pass.viewer, now)
  if (pass === null || readable === null) return null
  const { file, reading } = readable
  if (file.storedAs === null) throw new Error(`file ${file.id} is kept without its bytes`)
  const key = storedKey(file.storedAs)
  if (reading !== null) await noteView(db, file, { viewerId: pass.viewer.userId, employerId: reading.employerId }, now)
  return {
    fileName: file.fileName,
    contentType: file.contentType,
    size: file.size,
    etag: `"${file.storedAs}"`,
    read: async (range?: ByteRange): Promise<Readable | null> => (await storage.read(key, range))?.body ?? null,
  }
}
