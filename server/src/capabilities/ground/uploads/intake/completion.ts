import type { UploadState } from '@evenshift/contract/model/upload'
import type { FileRow } from '#server/capabilities/ground/uploads/tables'
import { type Owner, findOwn, moveFile } from '#server/capabilities/ground/uploads/store'
import { idOfKey, uploadKeyOf } from '#server/capabilities/ground/uploads/names'
import { isComplete } from '#server/capabilities/ground/uploads/rules'
import type { Parts } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import { takeTurn } from '#server/platform/database/locks'

type FinishParts = Pick<Parts, 'db' | 'queue' | 'storage' | 'clock'>
export interface Finished {
  readonly key: string
  /** What the browser was told of each part; without it, what the store knows. */
  readonly parts?: readonly { readonly number: number; readonly etag: string }[] | undefined
}

const partsMissing = refuseField('parts', 'Part of the file didn’t upload. Try again.')
const fileMissing = refuseField('key', 'The file didn’t upload. Try again.')

/** How many bytes arrived as one whole file. Safe to repeat: what is whole already is left as it is. */
async function arrivedBytes({ storage }: FinishParts, row: FileRow, given: Finished['parts']): Promise<number | Refusal> {
  const key = uploadKeyOf(row.id)
  const there = await storage.head(key)
  if (there !== null) return there.size
  if (row.partsId === null) return fileMissing
  const arrived = (await storage.parts(key, row.partsId)) ?? []
  const named = given ?? arrived
  // Some stores would make a shorter file of some of the parts.
  const isWhole = isComplete(row.size, arrived) && arrived.every(({ number }) => named.some((part) => part.number === number))
  if (!isWhole || !(await storage.finishParts(key, row.partsId, named))) return partsMissing
  return (await storage.head(key))?.size ?? fileMissing
}

/** An open file that has arrived is looked into next; its length may already say that it is not what was meant. */
async function moveOn(parts: FinishParts, row: FileRow, arrived: number): Promise<void> {
  const since = parts.clock.now()
  const isMeant = arrived === row.size
  await parts.db.transaction(async (tx) => {
    await takeTurn(tx, 'uploads', row.ownerId)
    const moved = await moveFile(
      tx,
      row.id,
      'open',
      isMeant ? { state: 'checking', since } : { state: 'refused', since, fault: 'wrong_size' },
    )
    // Also of a refused file, which it only clears away.
    if (moved !== null) await parts.queue.send(tx, 'upload.check', { fileId: row.id, ownerId: row.ownerId }, { singletonKey: row.id })
  })
}

const stateView = (key: string, { state, fault, seconds, maxSeconds }: FileRow): UploadState => ({
  key,
  state: state === 'kept' ? 'ready' : state === 'open' || state === 'erased' ? 'checking' : state,
  fault,
  seconds,
  secondsMost: maxSeconds,
})

/** Says that every byte was sent, or asks again how it stands. Another's key is no key. */
export async function finishUpload(parts: FinishParts, owner: Owner, { key, parts: given }: Finished): Promise<UploadState | Refusal> {
  const id = idOfKey(key)
  const row = id === null ? null : await findOwn(parts.db, owner, id)
  if (row === null) return refuse('NOT_FOUND')
  if (row.state !== 'open') return stateView(key, row)
  const arrived = await arrivedBytes(parts, row, given)
  if (isRefusal(arrived)) return arrived
  await moveOn(parts, row, arrived)
  const after = await findOwn(parts.db, owner, row.id)
  return after === null ? refuse('NOT_FOUND') : stateView(key, after)
}
