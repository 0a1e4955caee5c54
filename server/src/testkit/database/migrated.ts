import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Database } from '#server/platform/database/port'
import { openBossQueue } from '#server/platform/queue/boss'
import { copiedDatabase, migrationsFolder, testDatabase } from '#server/testkit/database/databases'
import { nameOf, openDumped } from '#server/testkit/database/dumps'

/** All tables, the queue's too: it takes a third of a second to make them. */
async function makeTables(database: Database): Promise<void> {
  await database.migrate(migrationsFolder)
  const queue = await openBossQueue(database, pino({ level: 'silent' }))
  await queue.stop(0)
}

const migrations = () =>
  readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => join(migrationsFolder, name))

const nameOfTables = () => nameOf([new URL(import.meta.url), new URL('../../platform/queue/boss.ts', import.meta.url), ...migrations()])

export interface MigratedDatabase {
  readonly database: Database
  close(): Promise<void>
}

const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL'])

/** A database with all tables and nothing in them: PostgreSQL where TEST_DATABASE_URL names one, else the embedded one. */
export async function migratedDatabase(): Promise<MigratedDatabase> {
  if (isOnPostgres) {
    const place = await copiedDatabase(`test_tables_${nameOfTables()}`, makeTables)
    const database = await place.open()
    return { database, close: () => database.close().then(place.remove) }
  }
  const database = await openDumped(nameOfTables(), makeTables)
  return { database, close: () => database.close() }
}

/** A database that was filled like this when it was empty, and then brought up to date. */
export async function upgradedDatabase(fill: (database: Database) => Promise<void>): Promise<MigratedDatabase> {
  const place = await testDatabase(isOnPostgres ? 'postgres' : 'memory')
  const database = await place.open()
  await fill(database)
  await database.migrate(migrationsFolder)
  return { database, close: () => database.close().then(place.remove) }
}
