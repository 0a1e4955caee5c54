import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { openEmbedded } from '#server/platform/database/embedded'
import { applyMigrations } from '#server/platform/database/migrate'
import type { Database } from '#server/platform/database/port'
import { migrationsFolder, testDatabase } from '#server/testkit/databases'

const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/test-database', import.meta.url))

/** A file with the embedded database as the migrations make it, made once for these migrations: an empty one takes seconds to begin. */
async function migratedDump(): Promise<string> {
  // server/package.json names the version of the database.
  const sources = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => join(migrationsFolder, name))
  const hash = createHash('sha256')
  for (const source of [fileURLToPath(new URL('../../package.json', import.meta.url)), ...sources]) hash.update(readFileSync(source))
  const file = join(cacheFolder, `${hash.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(file)) return file
  const pglite = await PGlite.create('memory://', { extensions: { pg_trgm, unaccent } })
  await applyMigrations(drizzle(pglite), migrationsFolder)
  const tar = await pglite.dumpDataDir('none')
  await pglite.close()
  mkdirSync(cacheFolder, { recursive: true })
  // Another process may be making the same: whoever renames last leaves as good a file as whoever was first.
  const made = `${file}.${process.pid}`
  writeFileSync(made, new Uint8Array(await tar.arrayBuffer()))
  renameSync(made, file)
  return file
}

export interface MigratedDatabase {
  readonly database: Database
  close(): Promise<void>
}

const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL'])

/** A database with all tables and nothing in them: PostgreSQL where TEST_DATABASE_URL names one, else the embedded one. */
export async function migratedDatabase(): Promise<MigratedDatabase> {
  if (isOnPostgres) return upgradedDatabase(async () => undefined)
  const database = await openEmbedded({ dump: await migratedDump() })
  return { database, close: () => database.close() }
}

/** A database that was filled like this when it was empty, and then brought up to date. */
export async function upgradedDatabase(fill: (database: Database) => Promise<void>): Promise<MigratedDatabase> {
  const place = await testDatabase(isOnPostgres ? 'postgres' : 'memory')
  const database = await place.open()
  await fill(database)
  await database.migrate(migrationsFolder)
  return {
    database,
    close: async () => {
      await database.close()
      await place.remove()
    },
  }
}
