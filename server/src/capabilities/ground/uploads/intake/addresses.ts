import type { UploadAddress } from '@evenshift/contract/model/upload'
import { uploadRules } from '@evenshift/contract/states/upload'
import { ADDRESS_SECONDS, partSizes } from '#server/capabilities/ground/uploads/rules'
import type { FileRow } from '#server/capabilities/ground/uploads/tables'
import { findOwn, nameParts, noteAddressed } from '#server/capabilities/ground/uploads/store'
import { uploadKeyOf } from '#server/capabilities/ground/uploads/names'
import type { Parts } from '#server/http/call/context'

export type AddressParts = Pick<Parts, 'db' | 'storage' | 'clock'>

/** The name under which an open file's parts come in, begun where it has none. */
async function partsIdOf({ db, storage }: AddressParts, row: FileRow): Promise<string> {
  if (row.partsId !== null) return row.partsId
  const key = uploadKeyOf(row.id)
  const begun = await storage.beginParts(key, row.contentType)
  if (await nameParts(db, row.id, begun)) return begun
  // Another request was quicker: its parts are the ones that count.
  await storage.dropParts(key, begun)
  const named = (await findOwn(db, { pool: row.pool, userId: row.ownerId }, row.id))?.partsId
  if (named == null) throw new Error(`upload ${row.id} lost its parts`)
  return named
}

async function partAddresses(parts: AddressParts, row: FileRow, sizes: readonly number[]): Promise<NonNullable<UploadAddress['parts']>> {
  const { storage } = parts
  const key = uploadKeyOf(row.id)
  const partsId = await partsIdOf(parts, row)
  const arrived = new Map((await storage.parts(key, partsId))?.map(({ number, size, etag }) => [number, { size, etag }]))
  return Promise.all(
    sizes.map(async (size, index) => {
      const number = index + 1
      const there = arrived.get(number)
      const uploadUrl = await storage.partAddress(key, partsId, { number, size }, ADDRESS_SECONDS)
      return { number, size, uploadUrl, etag: there?.size === size ? there.etag : null }
    }),
  )
}

/** Where the bytes of an open file go, for the next ten minutes; what has arrived of its parts is marked. Null where it is open no longer. */
export async function addressOf(parts: AddressParts, row: FileRow): Promise<UploadAddress | null> {
  const { db, storage, clock } = parts
  const { id, contentType, size, purpose } = row
  const expiresAt = new Date(clock.now().getTime() + ADDRESS_SECONDS * 1000)
  // An archive never comes in.
  if (purpose === 'archive') return null
  // An address that nobody has written down would outlive what clears up after it.
  if (!(await noteAddressed(db, id, expiresAt))) return null
  const key = uploadKeyOf(id)
  const common = { key, method: 'PUT' as const, expiresAt: expiresAt.toISOString(), maxBytes: uploadRules[purpose].maxBytes }
  const sizes = partSizes(size)
  if (sizes !== null) return { ...common, uploadUrl: '', headers: [], parts: await partAddresses(parts, row, sizes) }
  const { url, headers } = await storage.writeAddress(key, { contentType, size }, ADDRESS_SECONDS)
  return { ...common, uploadUrl: url, headers: [...headers] }
}
