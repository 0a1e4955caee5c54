import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/port'
import { type TestDatabase, databaseNames, testDatabase } from '#server/testkit/database/databases'

interface Migration {
  readonly tag: string
  readonly sql: string
  /** When it says it was written, in milliseconds. */
  readonly when: number
}
const rooms: Migration = { tag: '0000_rooms', sql: 'create table rooms (id integer)', when: 5 }
const doors: Migration = { tag: '0001_doors', sql: 'create table doors (id integer)', when: 9 }
const shelves: Migration = { tag: '0002_shelves', sql: 'create table shelves (id integer)', when: 1 }

describe.each(databaseNames.filter((name) => name !== 'folder'))('%s', (name) => {
  let place: TestDatabase
  let database: Database
  let folder: string
  beforeEach(async () => {
    place = await testDatabase(name)
    database = await place.open()
    folder = await mkdtemp(join(tmpdir(), 'migrations-'))
    await mkdir(join(folder, 'meta'))
  })
  afterEach(async () => {
    await database.close()
    await place.remove()
    await rm(folder, { recursive: true })
  })

  async function migrate(...migrations: readonly Migration[]): Promise<void> {
    const entries = migrations.map(({ tag, when }, idx) => ({ idx, version: '7', when, tag, breakpoints: true }))
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
    for (const { tag, sql } of migrations) await writeFile(join(folder, `${tag}.sql`), sql)
    await database.migrate(folder)
  }
  const tablesThere = async (): Promise<unknown[]> =>
    (await database.sql.query("select tablename from pg_tables where schemaname = 'public' order by 1")).rows.map((row) => row['tablename'])

  test('a migration that was appended runs, however old it says it is, and once', async () => {
    await migrate(rooms, doors)
    await migrate(rooms, doors, shelves)
    expect(await tablesThere()).toEqual(['doors', 'rooms', 'shelves'])
    await migrate(rooms, doors, shelves)
  })

  test('a migration that fails leaves nothing of itself or of those before it', async () => {
    await expect(migrate(rooms, { ...doors, sql: rooms.sql })).rejects.toThrow('rooms')
    expect(await tablesThere()).toEqual([])
  })

  test('data that are newer than the code are left alone, and a sentence says so', async () => {
    await migrate(rooms, doors, shelves)
    await expect(migrate(rooms, doors)).rejects.toThrow(/newer than this version of Evenshift.*Start the newer version again/)
  })

  test('data that other migrations made are left alone, and a sentence names the first that differs', async () => {
    await migrate(rooms, doors)
    await expect(migrate(rooms, { ...doors, sql: shelves.sql }, shelves)).rejects.toThrow(
      /another version of Evenshift: its change "0001_doors"/,
    )
    expect(await tablesThere()).toEqual(['doors', 'rooms'])
  })
})
