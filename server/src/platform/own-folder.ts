import { type Dirent, chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

function close(path: string, mode: number, log: Logger): void {
  try {
    if ((lstatSync(path).mode & 0o777) !== mode) chmodSync(path, mode)
  } catch (error) {
    // Gone meanwhile, or another user's: a volume may belong to the system.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.warn({ err: error }, 'others on this machine may read a part of the data folder')
  }
}

/** Makes the data folder for this user alone; what is written from now on is so too. */
export function ownFolder(folder: string, log: Logger): void {
  process.umask(0o077)
  mkdirSync(folder, { recursive: true })
  close(folder, FOLDER_MODE, log)
}

/** The same for what is in it already: an older version or a backup left it, or PGlite, which gives its first files rights of its own. */
export function ownWithin(folder: string, log: Logger): void {
  let entries: Dirent[] = []
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    log.warn({ err: error }, 'a part of the data folder cannot be read')
  }
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isSymbolicLink()) continue
    close(path, entry.isDirectory() ? FOLDER_MODE : FILE_MODE, log)
    if (entry.isDirectory()) ownWithin(path, log)
  }
}
