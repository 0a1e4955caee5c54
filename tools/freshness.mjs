import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './process.mjs'

const skipped = new Set(['node_modules', 'dist', '.types', 'migrations'])

function* filesIn(path) {
  if (!statSync(path).isDirectory()) return yield path
  for (const entry of readdirSync(path)) if (!skipped.has(entry)) yield* filesIn(join(path, entry))
}

/** One word for names, sizes and times of all files in these folders and files of the project. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of filesIn(join(root, path))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  return hash.digest('hex')
}

/** Whether the stamp, a file in the project, holds this fingerprint. */
export function isFresh(stamp, print) {
  try {
    return readFileSync(join(root, stamp), 'utf8') === print
  } catch {
    return false
  }
}

export function writeStamp(stamp, print) {
  mkdirSync(dirname(join(root, stamp)), { recursive: true })
  writeFileSync(join(root, stamp), print)
}
