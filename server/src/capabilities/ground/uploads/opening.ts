import type { Readable } from 'node:stream'
import { validate as isUuid } from 'uuid'
import type { UploadPurpose } from '@evenshift/contract/states/upload'
import { storedKey } from '#server/capabilities/ground/uploads/names'
import { type FileReader, findReadable } from '#server/capabilities/ground/uploads/reading'
import { linkSecret } from '#server/capabilities/ground/uploads/secret'
import { findKept } from '#server/capabilities/ground/uploads/store'
import { noteView } from '#server/capabilities/ground/uploads/store.views'
import type { FileRow } from '#server/capabilities/ground/uploads/tables'
import { readToken } from '#server/capabilities/ground/uploads/token'
import type { Parts } from '#server/http/context'
import type { OpenedFile } from '#server/http/media'
import type { ByteRange } from '#server/platform/storage/port'

type OpenParts = Pick<Parts, 'db' | 'storage' | 'clock'>

function opened({ storage }: Pick<Parts, 'storage'>, { id, storedAs, fileName, contentType, size }: FileRow): OpenedFile {
  if (storedAs === null) throw new Error(`file ${id} is kept without its bytes`)
  const key = storedKey(storedAs)
  const read = async (range?: ByteRange): Promise<Readable | null> => (await storage.read(key, range))?.body ?? null
  return { fileName, contentType, size, etag: `"${storedAs}"`, read }
}

/** What a company shows on every card and page of its jobs. */
const shown: readonly UploadPurpose[] = ['logo', 'workplace_photo']

/** A picture that everybody may see, by its id. Null for every other file. */
export async function openPublic({ db, storage }: Pick<Parts, 'db' | 'storage'>, fileId: string): Promise<OpenedFile | null> {
  const file = isUuid(fileId) ? await findKept(db, fileId) : null
  return file !== null && shown.includes(file.purpose) ? opened({ storage }, file) : null
}

/** What a link opens now. Null for a link that was not given out or is over, and for a viewer who may no longer see the file. */
export async function openByLink(parts: OpenParts, readers: readonly FileReader[], token: string): Promise<OpenedFile | null> {
  const { db, clock } = parts
  const now = clock.now()
  const pass = readToken(await linkSecret(db), token, now)
  const readable = pass === null ? null : await findReadable(db, readers, pass.fileId, pass.viewer, now)
  if (pass === null || readable === null) return null
  const { file, reading } = readable
  if (reading !== null) await noteView(db, file, { viewerId: pass.viewer.userId, employerId: reading.employerId }, now)
  return opened(parts, file)
}
