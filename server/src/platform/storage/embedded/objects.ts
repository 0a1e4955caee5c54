import { createHash } from 'node:crypto'
import { link, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isTaken } from '#server/platform/storage/embedded/file-errors'
import { type StoreFolder, syncFolder } from '#server/platform/storage/embedded/folder'
import { type SealedFile, openSealed } from '#server/platform/storage/embedded/sealed-file'

// Names on disk are made of the key, not taken from it: no key leaves the folder, and none meets another in any file system.
const fileOf = ({ objects }: StoreFolder, key: string): string => join(objects, createHash('sha256').update(key).digest('hex'))

export const openObject = (folder: StoreFolder, key: string): Promise<SealedFile | null> => openSealed(fileOf(folder, key))

export async function hasObject(folder: StoreFolder, key: string): Promise<boolean> {
  const file = await openObject(folder, key)
  await file?.close()
  return file !== null
}

/** Gives a whole draft its key, replacing what had it. */
export async function placeObject(folder: StoreFolder, key: string, draft: string): Promise<void> {
  await rename(draft, fileOf(folder, key))
  await syncFolder(folder.objects)
}

/** Gives a whole draft its key, or drops it and answers false when another was first. */
export async function placeNewObject(folder: StoreFolder, key: string, draft: string): Promise<boolean> {
  try {
    await link(draft, fileOf(folder, key))
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  } finally {
    await rm(draft)
  }
  await syncFolder(folder.objects)
  return true
}

/** Safe to repeat. */
export async function removeObject(folder: StoreFolder, key: string): Promise<void> {
  await rm(fileOf(folder, key), { force: true })
  await syncFolder(folder.objects)
}
