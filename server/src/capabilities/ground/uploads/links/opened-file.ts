import type { Readable } from 'node:stream'
import { validate as isUuid } from 'uuid'
import { type FileReader, findReadable } from '#server/capabilities/ground/uploads/links/reader'
import type { FilePurpose, FileRow } from '#server/capabilities/ground/uploads/tables'
import { findKept } from '#server/capabilities/ground/uploads/store'
import { linkSecret } from '#server/capabilities/ground/uploads/links/secret'
import { noteView } from '#server/capabilities/ground/uploads/links/store.views'
import { readToken } from '#server/capabilities/ground/uploads/links/token'
import { storedKey } from '#server/capabilities/ground/uploads/names'
import type { Parts } from '#server/http/call/context'
import type { OpenedFile } from '#server/http/files/media'
import type { Unit } from '#server/platform/queue/port'
import type { ByteRange } from '#server/platform/storage/port'

type OpenParts = Pick<Parts, 'db' | 'queue' | 'storage' | 'clock'>

/** What follows from a view of a file by a member of a company, in the transaction that notes it. */
export type OnView = (unit: Unit, file: FileRow, employerId: string) => Promise<void>

function opened({ storage }: Pick<Parts, 'storage'>, { id, storedAs, fileName, contentType, size }: FileRow): OpenedFile {
  if (storedAs === null) throw new Error(`file ${id} is kept without its bytes`)
  const key = storedKey(storedAs)
  const read = async (range?: ByteRange): Promise<Readable | null> => (await storage.read(key, range))?.body ?? null
  return { fileName, contentType, size, etag: `"${storedAs}"`, read }
}

/** What a company shows on every card and page of its jobs. */
const shown: readonly FilePurpose[] = ['logo', 'workplace_photo']

/** What an address of `publicFileUrl` opens now; null where it opens nothing. */
export async function openPublicFile({ db, storage }: Pick<Parts, 'db' | 'storage'>, fileId: string): Promise<OpenedFile | null> {
  const file = isUuid(fileId) ? await findKept(db, fileId) : null
  return file !== null && shown.includes(file.purpose) ? opened({ storage }, file) : null
}

/** What an address of `fileLinks` opens now; null where it opens nothing. A view by another person is noted. */
export async function openLink(
  parts: OpenParts,
  readers: readonly FileReader[],
  onView: OnView,
  token: string,
): Promise<OpenedFile | null> {
  const { db, queue, clock } = parts
  const now = clock.now()
  const pass = readToken(await linkSecret(db), token, now)
  const readable = pass === null ? null : await findReadable(db, readers, pass.fileId, pass.viewer, now)
  if (pass === null || readable === null) return null
  const { file, reading } = readable
  const employerId = reading?.employerId ?? null
  if (employerId !== null)
    await db.transaction(async (tx) => {
      await noteView(tx, file, { viewerId: pass.viewer.userId, employerId }, now)
      await onView({ tx, queue, now }, file, employerId)
    })
  return opened(parts, file)
}
