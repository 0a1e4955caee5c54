import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { lockFolder } from '#server/platform/database/lock'
import { channels } from '#server/platform/database/connection/channels'
import { applyMigrations } from '#server/platform/database/migrate'
import { pgliteClient } from '#server/platform/database/pglite/client'
import { type PglitePlace, startPglite } from '#server/platform/database/pglite/thread'
import type { Database } from '#server/platform/database/port'

/**
 * PGlite in a thread: in memory, empty or with what was dumped to a file, by code that is compiled; or in `database` under the data folder,
 * which one process holds. Rejects when another process has the folder, or when the files cannot be opened.
 */
export async function openEmbedded(
  where: 'memory' | { dump: string; compiled: WebAssembly.Module } | { dataFolder: string },
): Promise<Database> {
  if (where === 'memory') return openPglite({ folder: 'memory://' }, () => undefined)
  if ('dump' in where) return openPglite({ folder: 'memory://', ...where }, () => undefined)
  const release = lockFolder(where.dataFolder)
  try {
    return await openFolder(where.dataFolder, release)
  } catch (error) {
    release()
    throw error
  }
}

/** A process killed while it made the first files leaves a folder that never opens; the mark beside it tells that nothing is in it yet. */
async function openFolder(dataFolder: string, release: () => void): Promise<Database> {
  const folder = join(dataFolder, 'database')
  const unfinished = join(dataFolder, 'database.unfinished')
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
  if (!existsSync(folder)) writeFileSync(unfinished, '')
  const database = await openPglite({ folder }, release)
  rmSync(unfinished, { force: true })
  return database
}

async function openPglite(place: PglitePlace, release: () => void): Promise<Database> {
  const heard = channels()
  const thread = await startPglite(place, heard.tell)
  const client = pgliteClient(thread)
  // The client answers only what Drizzle asks of PGlite, hence the wider type.
  const db = drizzle(client as unknown as PGlite)
  return {
    kind: 'embedded',
    db,
    sql: {
      query: async (text, values) => {
        if (values && values.length > 0) return client.query(text, values)
        // Only exec takes several commands at once.
        const results = await client.exec(text)
        return results.findLast(({ rows }) => rows.length > 0) ?? { rows: [] }
      },
    },
    migrate: (migrations) => applyMigrations(db, migrations),
    listen: async (channel, hear) => {
      if (heard.add(channel, hear)) await client.listen(channel)
    },
    isUp: () =>
      client.query('select 1').then(
        () => true,
        () => false,
      ),
    close: async () => {
      try {
        await client.close()
      } finally {
        await thread.end()
        release()
      }
    },
  }
}
