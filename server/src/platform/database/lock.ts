import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'

/**
 * Takes the folder, made if missing, and returns the function that gives it back. Throws when another holds it, in whatever container of
 * this machine: two databases on the same files destroy them. The kernel holds the lock on the open file and drops it when the process
 * ends, however it ends. The file stays, as one that is made anew could be locked beside it; what is in it is for people.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  const file = openSync(path, 'a+')
  try {
    if (!tryLock(file)) throw new Error(`The data folder ${folder} is in use by ${readFileSync(path, 'utf8') || 'another process'}`)
    ftruncateSync(file)
    writeSync(file, `process ${process.pid} on ${hostname()}`)
  } catch (error) {
    closeSync(file)
    throw error
  }
  return () => closeSync(file)
}
