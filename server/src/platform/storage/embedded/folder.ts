import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '#server/platform/storage/embedded/file-errors'

/** Where the store keeps what: whole files, files that come in parts, and what is not whole yet and nobody sees. */
export interface StoreFolder {
  readonly objects: string
  readonly parts: string
  readonly drafts: string
}

export async function openFolder(root: string): Promise<StoreFolder> {
  const folder = { objects: join(root, 'objects'), parts: join(root, 'parts'), drafts: join(root, 'drafts') }
  for (const path of Object.values(folder)) await mkdir(path, { recursive: true, mode: 0o700 })
  return folder
}

export const newDraft = ({ drafts }: StoreFolder): string => join(drafts, randomUUID())

/** Makes new names in a folder last through a loss of power. Windows does not let folders be synchronised. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Removes a file or folder: its name goes at once, so nobody sees half of it. */
export async function discard(folder: StoreFolder, path: string): Promise<void> {
  const draft = newDraft(folder)
  try {
    await rename(path, draft)
  } catch (error) {
    if (isMissing(error)) return
    throw error
  }
  await rm(draft, { recursive: true, force: true })
}

/** Removes what nobody finished: drafts that broke off, and parts to which nothing was added since then. */
export async function sweepLeftovers(folder: StoreFolder, before: Date): Promise<void> {
  for (const place of [folder.drafts, folder.parts]) {
    for (const name of await readdir(place)) {
      const path = join(place, name)
      const changedAt = await stat(path).then(
        ({ mtime }) => mtime,
        () => null,
      )
      if (changedAt !== null && changedAt < before) await discard(folder, path)
    }
  }
}
