import { and, eq, ne } from 'drizzle-orm'
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import { eraseWhere } from '#server/capabilities/ground/uploads/kept/holders'
import { storedKey } from '#server/capabilities/ground/uploads/names'
import { type Owner, findKept, insertFile, moveFile } from '#server/capabilities/ground/uploads/store'
import { files } from '#server/capabilities/ground/uploads/tables'
import type { Parts } from '#server/http/call/context'
import type { Unit } from '#server/platform/queue/port'

const none = { seconds: null, maxSeconds: null, applicationId: null, questionId: null, partsId: null, fault: null, holders: 0 }

/**
 * Stores an archive that was made for a person. Nothing holds it yet: its row is there before the first byte, so that one whose making is
 * cut off is given up like any upload that nobody used. @returns the file's id
 */
export async function storeArchive(
  { db, storage, clock }: Pick<Parts, 'db' | 'storage' | 'clock'>,
  { pool, userId: ownerId }: Owner,
  { fileName, path }: { readonly fileName: string; readonly path: string },
): Promise<string> {
  const [id, storedAs, now] = [uuidv7(), uuidv4(), clock.now()]
  const facts = { purpose: 'archive', fileName, contentType: 'application/zip', size: 0 } as const
  const times = { since: now, createdAt: now, addressedUntil: now }
  await insertFile(db, { id, pool, ownerId, storedAs, state: 'ready', ...facts, ...times, ...none })
  await storage.write(storedKey(storedAs), path, facts.contentType)
  return id
}

/** Keeps a stored archive of this many bytes for the object that names it; false where it was erased meanwhile. */
export const keepArchive = async ({ tx, now }: Unit, id: string, size: number): Promise<boolean> =>
  (await moveFile(tx, id, 'ready', { state: 'kept', since: now, size, holders: 1 })) !== null

/** Gives up an archive that nothing holds. */
export async function dropArchive({ tx, queue, now }: Unit, id: string): Promise<void> {
  await eraseWhere({ tx, queue, now }, and(eq(files.id, id), ne(files.state, 'kept')))
}

/** The bytes of a file that something holds; null where they are gone. */
export async function readFile({ db, storage }: Pick<Parts, 'db' | 'storage'>, id: string): Promise<AsyncIterable<Uint8Array> | null> {
  const file = await findKept(db, id)
  return file?.storedAs == null ? null : ((await storage.read(storedKey(file.storedAs)))?.body ?? null)
}
