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

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

const serverUrl = process.env['TEST_DATABASE_URL']
export type DatabaseName = 'memory' | 'folder' | 'postgres'
/** Every database that a conformance test can meet here; PostgreSQL where TEST_DATABASE_URL names one. */
export const databaseNames: readonly DatabaseName[] = serverUrl ? ['memory', 'folder', 'postgres'] : ['memory', 'folder']

/** An empty place for a database; it can be opened again after it was closed, unless it is in memory. */
export interface TestDatabase {
  open(): Promise<Database>
  remove(): Promise<void>
}

export async function testDatabase(name: DatabaseName): Promise<TestDatabase> {
  if (name === 'memory') return { open: () => openEmbedded('memory'), remove: async () => undefined }
  if (name === 'folder') {
    const dataFolder = await mkdtemp(join(tmpdir(), 'test-database-'))
    return { open: () => openEmbedded({ dataFolder }), remove: () => rm(dataFolder, { recursive: true }) }
  }
  if (!serverUrl) throw new Error('TEST_DATABASE_URL names no PostgreSQL')
  const url = new URL(serverUrl)
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database "${url.pathname.slice(1)}"`)
  return {
    open: async () => openPostgres(url.href, pino({ level: 'silent' })),
    remove: () => onServer(serverUrl, `drop database "${url.pathname.slice(1)}" with (force)`),
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
