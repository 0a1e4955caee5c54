import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { pino } from 'pino'
import { openEmbedded } from '#server/platform/database/embedded'
import type { Database } from '#server/platform/database/port'
import { openPostgres } from '#server/platform/database/postgres'
import { type Make, nameOf, openDumped } from '#server/testkit/database/dumps'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

const serverUrl = process.env['TEST_DATABASE_URL']
export type DatabaseName = 'memory' | 'folder' | 'postgres'
/** The databases that a conformance test meets: PostgreSQL where TEST_DATABASE_URL names one, else the embedded ones. */
export const databaseNames: readonly DatabaseName[] = serverUrl ? ['postgres'] : ['memory', 'folder']

/** An empty place for a database; it can be opened again after it was closed, unless it is in memory. */
export interface TestDatabase {
  open(): Promise<Database>
  remove(): Promise<void>
}

export async function testDatabase(name: DatabaseName): Promise<TestDatabase> {
  if (name === 'memory') return { open: () => openDumped(`empty_${nameOf([])}`, async () => undefined), remove: async () => undefined }
  if (name === 'folder') {
    const dataFolder = await mkdtemp(join(tmpdir(), 'test-database-'))
    return { open: () => openEmbedded({ dataFolder }), remove: () => rm(dataFolder, { recursive: true }) }
  }
  const place = newPlace()
  await onServer(async (run) => {
    await run(`create database "${place.name}"`)
  })
  return place
}

/** Whoever has it makes, removes and copies the databases that tests are copied from. */
const COPY_LOCK = 4_712

/** A database of PostgreSQL, copied from one of this name that is made once and stays for the next run; those of other names go. */
export async function copiedDatabase(name: string, make: Make): Promise<TestDatabase> {
  const place = newPlace()
  await onServer(async (run) => {
    await run(`select pg_advisory_lock(${COPY_LOCK})`)
    const found = await run(`select datname from pg_database where datname like 'test_tables_%'`)
    if (!found.some(({ datname }) => datname === name)) {
      for (const { datname } of found) await run(`drop database "${datname}" with (force)`)
      await run('drop database if exists test_unfinished with (force)')
      await run('create database test_unfinished')
      const unfinished = await at('test_unfinished').open()
      await make(unfinished)
      await unfinished.close()
      await run(`alter database test_unfinished rename to "${name}"`)
    }
    await run(`create database "${place.name}" template "${name}"`)
  })
  return place
}

function at(name: string): TestDatabase & { readonly name: string } {
  if (!serverUrl) throw new Error('TEST_DATABASE_URL names no PostgreSQL')
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    name,
    open: async () => openPostgres(url.href, pino({ level: 'silent' })),
    remove: () =>
      onServer(async (run) => {
        await run(`drop database "${name}" with (force)`)
      }),
  }
}

const newPlace = () => at(`test_${randomUUID().replaceAll('-', '')}`)

type Run = (statement: string) => Promise<readonly { readonly datname?: string }[]>

/** Statements beside every database of a test, on one connection. */
async function onServer(work: (run: Run) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await work(async (statement) => (await client.query<{ datname?: string }>(statement)).rows)
  } finally {
    await client.end()
  }
}
