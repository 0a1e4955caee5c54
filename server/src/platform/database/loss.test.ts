/** What happens when the process or the server goes away in the middle. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { openEmbedded } from '#server/platform/database/embedded'
import { outageOf } from '#server/platform/database/outage'
import type { Db } from '#server/platform/database/port'
import { openPostgres } from '#server/platform/database/postgres'
import { databaseNames, testDatabase } from '#server/testkit/database/databases'

const longRead = (db: Db, seconds: number) =>
  db
    .select({ connection: sql<number>`pg_backend_pid()` })
    .from(sql`pg_sleep(${seconds}::float8) as slept`)
    .prepare('long_read')
    .execute()
const onPostgres = databaseNames.includes('postgres')

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

test.skipIf(onPostgres)('killing the process in the middle of writes loses no acknowledged one', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'test-loss-'))
  const script = `
    import { openEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)}
    const { sql } = await openEmbedded({ dataFolder: process.argv[1] })
    await sql.query('create table written (n int)')
    for (let n = 1; ; n += 1) { await sql.query('insert into written values ($1)', [n]); console.log(n) }
  `
  const writer = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(writer, 'exit')
  let acknowledged = 0
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged = Number(line)
    if (acknowledged === 200) writer.kill('SIGKILL')
  }
  await ended
  const database = await openEmbedded({ dataFolder })
  const { rows } = await database.sql.query('select count(*) as count, max(n) as max from written')
  await database.close()
  await rm(dataFolder, { recursive: true })
  expect(acknowledged).toBeGreaterThanOrEqual(200)
  // At most the one write under way is there without having been acknowledged.
  expect(rows[0]?.['count']).toBe(rows[0]?.['max'])
  expect([acknowledged, acknowledged + 1]).toContain(rows[0]?.['max'])
})

test.skipIf(onPostgres)('a first start that was killed while it made its files is begun again', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'test-loss-'))
  await mkdir(join(dataFolder, 'database'))
  await writeFile(join(dataFolder, 'database', 'PG_VERSION'), '18')
  await writeFile(join(dataFolder, 'database.unfinished'), '')
  const database = await openEmbedded({ dataFolder })
  expect(await database.isUp()).toBe(true)
  await database.close()
  await rm(dataFolder, { recursive: true })
})

test('a server that is away is an outage, and the process lives', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  server.close()
  const database = openPostgres(`postgres://nobody@127.0.0.1:${port}/none`, pino({ level: 'silent' }))
  expect(await database.isUp()).toBe(false)
  expect(outageOf(await failure(database.db.execute(sql`select 1`)))).toBe('unavailable')
  expect(outageOf(await failure(database.db.transaction(async () => 1)))).toBe('unavailable')
  await database.close()
})

describe.runIf(onPostgres)('postgres', () => {
  test('connections ended by the server are outages, in use or idle; then everything works again, and no connection is lost to the pool', async () => {
    const place = await testDatabase('postgres')
    const [database, admin] = await Promise.all([place.open(), place.open()])
    const endOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    const allSleep = async (): Promise<void> => {
      const asleep = `select count(*) as count from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
      while ((await admin.sql.query(asleep)).rows[0]?.['count'] !== 10);
    }
    const heard: string[] = []
    await database.listen('news', (payload) => heard.push(payload))
    for (let round = 0; round < 3; round += 1) {
      const open = Array.from({ length: 10 }, () =>
        failure(
          database.db.transaction(async (tx) => {
            await tx.execute(sql`select 1`)
            await tx.execute(sql`select pg_sleep(5)`)
          }),
        ),
      )
      await allSleep()
      await admin.db.execute(endOthers)
      expect((await Promise.all(open)).map(outageOf)).toEqual(Array(10).fill('unavailable'))
    }
    const works = await Promise.all(Array.from({ length: 20 }, () => database.db.transaction(async (tx) => tx.execute(sql`select 1`))))
    expect(works).toHaveLength(20)
    const before = await longRead(database.db, 0)
    const reading = Array.from({ length: 10 }, () => failure(longRead(database.db, 5)))
    await allSleep()
    await admin.db.execute(endOthers)
    expect((await Promise.all(reading)).map(outageOf)).toEqual(Array(10).fill('unavailable'))
    expect(await longRead(database.db, 0)).not.toEqual(before)
    while (heard.length === 0) await admin.db.execute(sql`select pg_notify('news', 'again')`)
    await Promise.all([database.close(), admin.close()])
    await place.remove()
  })
})
