import { mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tombstone, Tombstones } from '#server/platform/tombstones/port'

const NAME = /^(seeker|member|company)-([\da-f-]{36})$/

/** Makes names and files last through a loss of power. Windows does not let folders be synchronised. */
async function sync(path: string, flags: 'r' | 'a'): Promise<void> {
  if (flags === 'r' && process.platform === 'win32') return
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Empty files in a folder: the name says it all, so that none is ever half written. */
export async function openTombstones(folder: string): Promise<Tombstones> {
  await mkdir(folder, { recursive: true })
  return {
    async add(tombstones) {
      for (const { kind, id } of tombstones) await sync(join(folder, `${kind}-${id}`), 'a')
      await sync(folder, 'r')
    },
    async all() {
      return (await readdir(folder)).flatMap((name) => {
        const [, kind, id] = NAME.exec(name) ?? []
        // The pattern names every kind.
        return kind && id ? [{ kind: kind as Tombstone['kind'], id }] : []
      })
    },
  }
}
