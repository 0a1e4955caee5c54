/** Files that come in parts: a folder for each, with a file that says what it becomes and one for every part that arrived. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from '#server/platform/storage/embedded/faults'
import { isMissing } from '#server/platform/storage/embedded/file-errors'
import { type StoreFolder, discard, newDraft, syncFolder } from '#server/platform/storage/embedded/folder'
import { placeObject } from '#server/platform/storage/embedded/objects'
import { type Foot, openSealed, writeSealed } from '#server/platform/storage/embedded/sealed-file'

export interface ArrivedPart {
  readonly number: number
  readonly etag: string
  readonly size: number
}
type NamedPart = Pick<ArrivedPart, 'number' | 'etag'>

/** What every part but the last has at least. */
const PART_BYTES_LEAST = 5 * 1024 * 1024
const BEGUN = 'begun'
const ID = /^[0-9a-f-]{36}$/

const folderOf = ({ parts }: StoreFolder, id: string): string => join(parts, id)

async function* nothing(): AsyncGenerator<Uint8Array> {}

export async function beginParts(folder: StoreFolder, key: string, contentType: string): Promise<string> {
  const id = randomUUID()
  const draft = newDraft(folder)
  await mkdir(draft)
  await writeSealed(join(draft, BEGUN), nothing(), () => ({ key, contentType, etag: '' }))
  await rename(draft, folderOf(folder, id))
  await syncFolder(folder.parts)
  return id
}

/** What the parts become; null where this key has no such upload. */
export async function findParts(folder: StoreFolder, key: string, id: string): Promise<Foot | null> {
  const begun = ID.test(id) ? await openSealed(join(folderOf(folder, id), BEGUN)) : null
  await begun?.close()
  return begun !== null && begun.key === key ? { key, contentType: begun.contentType, etag: '' } : null
}

/** Takes a whole draft as this part, replacing an earlier one; false where the upload ended meanwhile. */
export async function placePart(folder: StoreFolder, id: string, number: number, draft: string): Promise<boolean> {
  try {
    await rename(draft, join(folderOf(folder, id), String(number)))
  } catch (error) {
    if (!isMissing(error)) throw error
    await rm(draft, { force: true })
    return false
  }
  await syncFolder(folderOf(folder, id))
  return true
}

async function arrivedPart(folder: StoreFolder, id: string, number: number): Promise<ArrivedPart | null> {
  const file = await openSealed(join(folderOf(folder, id), String(number)))
  await file?.close()
  return file && { number, etag: file.etag, size: file.size }
}

/** In the order of their numbers. */
export async function arrivedParts(folder: StoreFolder, id: string): Promise<ArrivedPart[]> {
  const names = await readdir(folderOf(folder, id))
  const numbers = names.filter((name) => name !== BEGUN).map(Number)
  const arrived: ArrivedPart[] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const part = await arrivedPart(folder, id, number)
    if (part !== null) arrived.push(part)
  }
  return arrived
}

function faultOfParts(named: readonly NamedPart[], arrived: readonly ArrivedPart[]): Fault | null {
  const byNumber = new Map(arrived.map((part) => [part.number, part]))
  let before = 0
  for (const [index, { number, etag }] of named.entries()) {
    if (number <= before) return 'InvalidPartOrder'
    before = number
    const part = byNumber.get(number)
    if (part === undefined || part.etag !== etag) return 'InvalidPart'
    if (part.size < PART_BYTES_LEAST && index < named.length - 1) return 'EntityTooSmall'
  }
  return named.length === 0 ? 'MalformedXML' : null
}

async function* bytesOf(folder: StoreFolder, id: string, named: readonly NamedPart[]): AsyncGenerator<Uint8Array> {
  for (const { number, etag } of named) {
    const part = await openSealed(join(folderOf(folder, id), String(number)))
    try {
      if (part?.etag !== etag) throw new Error('a part was replaced while the file was put together')
      if (part.size > 0) yield* part.read(0, part.size - 1)
    } finally {
      await part?.close()
    }
  }
}

/** S3's tag of such a file: the digest of the parts' digests, and how many they were. */
function etagOf(named: readonly NamedPart[]): string {
  const digests = named.map(({ etag }) => Buffer.from(etag.slice(1, -1), 'hex'))
  return `"${createHash('md5').update(Buffer.concat(digests)).digest('hex')}-${named.length}"`
}

/** Makes the file; answers its etag. */
export async function finishParts(
  folder: StoreFolder,
  id: string,
  begun: Foot,
  named: readonly NamedPart[],
): Promise<{ readonly etag: string } | Fault> {
  const fault = faultOfParts(named, await arrivedParts(folder, id))
  if (fault !== null) return fault
  const etag = etagOf(named)
  const draft = newDraft(folder)
  await writeSealed(draft, bytesOf(folder, id, named), () => ({ ...begun, etag }))
  await placeObject(folder, begun.key, draft)
  await dropParts(folder, id)
  return { etag }
}

export const dropParts = (folder: StoreFolder, id: string): Promise<void> => discard(folder, folderOf(folder, id))
