import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import type { UploadFault } from '@evenshift/contract/states/upload'
import { type FileRow, files } from '#server/capabilities/ground/uploads/tables'
import { checkedName, storedKey, uploadKeyOf } from '#server/capabilities/ground/uploads/names'
import { eraseFiles } from '#server/capabilities/ground/uploads/kept/bytes'
import { lastArrival } from '#server/capabilities/ground/uploads/rules'
import { moveFile } from '#server/capabilities/ground/uploads/store'
import type { Parts } from '#server/http/call/context'
import type { Kept } from '#server/platform/media/port'

export type Check = Pick<Parts, 'db' | 'queue' | 'storage' | 'media' | 'clock'>

/** How long a file may take to come from the store. */
const ARRIVAL_MS = 240_000

/** A try to check a file: where its checked bytes will lie, known before the first of them is written. */
type Try = FileRow & { readonly storedAs: string }

/** Begins a try, and gives up the bytes of the last one, which was cut off or will find that it came second. */
async function beginTry({ db, storage, clock }: Check, id: string): Promise<Try | null> {
  const storedAs = uuidv4()
  const begun = await db.transaction(async (tx) => {
    const [before] = await tx.select({ storedAs: files.storedAs }).from(files).where(eq(files.id, id)).for('update')
    const row = await moveFile(tx, id, 'checking', { state: 'checking', since: clock.now(), storedAs })
    return row === null ? null : { row: { ...row, storedAs }, before: before?.storedAs ?? null }
  })
  if (begun?.before != null) await storage.remove([storedKey(begun.before)])
  return begun?.row ?? null
}

const ofThisTry = ({ storedAs }: Try) => eq(files.storedAs, storedAs)

async function refuseFile({ db, clock }: Check, file: Try, fault: UploadFault): Promise<void> {
  await moveFile(db, file.id, 'checking', { state: 'refused', since: clock.now(), fault, storedAs: null }, ofThisTry(file))
}

async function keep({ db, storage, clock }: Check, file: Try, kept: Kept): Promise<void> {
  const { path, contentType, size, seconds } = kept
  await storage.write(storedKey(file.storedAs), path, contentType)
  const fileName = checkedName(file.fileName, contentType)
  const change = { state: 'ready', since: clock.now(), fileName, contentType, size, seconds } as const
  const ready = await moveFile(db, file.id, 'checking', change, ofThisTry(file))
  if (ready === null) await storage.remove([storedKey(file.storedAs)])
}

async function look(parts: Check, file: Try, folder: string): Promise<void> {
  if (file.purpose === 'archive') throw new Error(`the archive ${file.id} never comes in`)
  const path = join(folder, 'incoming')
  const incoming = await parts.storage.read(uploadKeyOf(file.id))
  if (incoming === null) return refuseFile(parts, file, 'wrong_size')
  await pipeline(incoming.body, createWriteStream(path), { signal: AbortSignal.timeout(ARRIVAL_MS) })
  const { purpose, contentType, fileName, maxSeconds } = file
  const verdict = await parts.media.check({ path, purpose, contentType, fileName, maxSeconds }, folder)
  return 'fault' in verdict ? refuseFile(parts, file, verdict.fault) : keep(parts, file, verdict.kept)
}

/** What came in is not needed any more; what holds its place while its address still works goes after that. */
async function forgetIncoming(parts: Check, id: string): Promise<void> {
  const { db, queue } = parts
  await eraseFiles(parts, [id])
  const [row] = await db.select({ until: files.addressedUntil }).from(files).where(eq(files.id, id))
  if (row !== undefined) await queue.send(db, 'files.erase', { fileIds: [id] }, { startAfter: lastArrival(row.until), singletonKey: id })
}

/** The work of `upload.check`: looks into a file that came in. Safe to run twice. */
export async function checkUpload(parts: Check, id: string): Promise<void> {
  const file = await beginTry(parts, id)
  if (file !== null) {
    const folder = await mkdtemp(join(tmpdir(), 'upload-'))
    try {
      await look(parts, file, folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  await forgetIncoming(parts, id)
}
