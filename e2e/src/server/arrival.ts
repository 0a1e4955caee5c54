import { createHash } from 'node:crypto'
import { closeSync, createReadStream, existsSync, fstatSync, openSync, readSync, watch } from 'node:fs'
import { join } from 'node:path'

/** The store keeps a file's bytes, then a foot of this length that names its key. */
const FOOT_BYTES = 1024

export interface Arrival {
  readonly size: number
  readonly sha256: string
}

/** The key of an open file of the store. */
function keyOf(file: number): string {
  const foot = Buffer.alloc(FOOT_BYTES)
  readSync(file, foot, 0, FOOT_BYTES, fstatSync(file).size - FOOT_BYTES)
  return (JSON.parse(foot.toString('utf8')) as { readonly key: string }).key
}

/** Opens what just got this name, where it is an upload of at least so many bytes: an open file outlives the check, which takes its name away. */
function openUpload(path: string, least: number): number | null {
  if (!existsSync(path)) return null
  const file = openSync(path, 'r')
  if (fstatSync(file).size > least && keyOf(file).startsWith('incoming/')) return file
  closeSync(file)
  return null
}

async function hashOf(file: number): Promise<Arrival> {
  const size = fstatSync(file).size - FOOT_BYTES
  const hash = createHash('sha256')
  for await (const bytes of createReadStream('', { fd: file, start: 0, end: size - 1 })) hash.update(bytes as Buffer)
  return { size, sha256: hash.digest('hex') }
}

/** What arrives next in the store, whole and as it was sent, of at least so many bytes; begins to look before it answers. */
export async function nextArrival(files: string, least: number): Promise<Arrival> {
  const objects = join(files, 'objects')
  const watcher = watch(objects)
  const file = await new Promise<number>((resolve) =>
    watcher.on('change', (_kind, name) => {
      const opened = openUpload(join(objects, String(name)), least)
      if (opened !== null) resolve(opened)
    }),
  )
  watcher.close()
  return hashOf(file)
}
