import { EventEmitter, once } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import { bigint, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database, Db } from '#server/platform/database/port'
import { databaseNames, migrationsFolder, testDatabase, type TestDatabase } from '#server/testkit/database/databases'

const things = pgTable('things', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
  big: bigint('big', { mode: 'number' }),
  at: timestamp('at', { withTimezone: true }),
  day: date('day'),
  data: jsonb('data').$type<{ a: number[] }>(),
  tags: text('tags').array(),
})
const byNames = (db: Db, names: readonly string[], most: number) =>
  db
    .select()
    .from(things)
    .where(sql`${things.name} = any(${sql.param([...names])}::text[]) and ${things.id} <= ${most}`)
    .orderBy(things.id)
    .prepare('things_by_names')
    .execute()
const addThing = (db: Db, thing: typeof things.$inferInsert) => db.insert(things).values(thing).prepare('add_thing').execute()
const quotients = (db: Db, of: number) =>
  db
    .select({ quotient: sql<number>`${of}::int / ${things.id}` })
    .from(things)
    .prepare('quotients_of_things')
    .execute()
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe.each(databaseNames)('the database (%s)', (name) => {
  let place: TestDatabase
  let database: Database
  beforeAll(async () => {
    place = await testDatabase(name)
    database = await place.open()
    await database.migrate(migrationsFolder)
    await database.sql.query(
      'create table things (id int primary key, name text not null unique, big bigint, at timestamptz, day date, data jsonb, tags text[])',
    )
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })
  beforeEach(async () => {
    await database.db.delete(things)
  })
  const names = async (): Promise<string[]> =>
    (await database.db.select({ name: things.name }).from(things).orderBy(things.id)).map((row) => row.name)

  test('a second migration changes nothing', async () => {
    await Promise.all([database.migrate(migrationsFolder), database.migrate(migrationsFolder)])
    expect(await database.isUp()).toBe(true)
  })

  test('words are found whatever their accents and endings, and nearly right words by likeness', async () => {
    const { rows } = await database.sql.query(
      `select to_tsvector('evenshift', 'Weekend baristas for a Café') @@ websearch_to_tsquery('evenshift', $1) as found, similarity('barista', 'barrista') > 0.4 as alike`,
      ['barista cafes'],
    )
    expect(rows).toEqual([{ found: true, alike: true }])
  })

  test('what a transaction wrote is there after it, and not after a rollback', async () => {
    await database.db.transaction(async (tx) => tx.insert(things).values({ id: 1, name: 'kept' }))
    const thrown = await failure(
      database.db.transaction(async (tx) => {
        await tx.insert(things).values({ id: 2, name: 'undone' })
        throw new Error('no')
      }),
    )
    expect(thrown).toEqual(new Error('no'))
    expect(await names()).toEqual(['kept'])
  })

  test('a nested transaction undoes only its own part', async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(things).values({ id: 1, name: 'outer' })
      await failure(
        tx.transaction(async (inner) => {
          await inner.insert(things).values({ id: 2, name: 'inner' })
          throw new Error('no')
        }),
      )
    })
    expect(await names()).toEqual(['outer'])
  })

  test('queries and transactions side by side all succeed, and none sees half of another', async () => {
    const pairs = Array.from({ length: 20 }, (_, index) =>
      database.db.transaction(async (tx) => {
        await tx.insert(things).values({ id: index * 2, name: `a${index}` })
        await tx.insert(things).values({ id: index * 2 + 1, name: `b${index}` })
      }),
    )
    const counts = Array.from({ length: 20 }, () => database.db.$count(things))
    await Promise.all(pairs)
    expect((await Promise.all(counts)).filter((count) => count % 2 === 1)).toEqual([])
    expect(await database.db.$count(things)).toBe(40)
  })

  test('what others ask while a transaction is open is no part of it, and outlives its rollback', async () => {
    const steps = new EventEmitter()
    const [isOpen, mayEnd] = [once(steps, 'open'), once(steps, 'end')]
    const undone = failure(
      database.db.transaction(async (tx) => {
        await tx.insert(things).values({ id: 1, name: 'undone' })
        steps.emit('open')
        await mayEnd
        throw new Error('no')
      }),
    )
    await isOpen
    const asked = [database.db.insert(things).values({ id: 2, name: 'kept' }), names()] as const
    steps.emit('end')
    await undone
    expect((await asked[1]).filter((name) => name !== 'kept')).toEqual([])
    await asked[0]
    expect(await names()).toEqual(['kept'])
  })

  test('two takers of the last one: one gets it', async () => {
    await database.db.insert(things).values({ id: 1, name: 'last', big: 1 })
    const take = (): Promise<unknown[]> =>
      database.db
        .update(things)
        .set({ big: sql`${things.big} - 1` })
        .where(sql`${things.id} = 1 and ${things.big} > 0`)
        .returning()
    const taken = await Promise.all([take(), take(), take()])
    expect(taken.flat()).toHaveLength(1)
  })

  test('values come back as they went in, with the same types on every database', async () => {
    const row = {
      id: 1,
      name: 'Zoë',
      big: 9_007_199_254_740_991,
      at: new Date('2026-03-29T00:59:59.123Z'),
      day: '2026-03-29',
      data: { a: [1, 2.5] },
      tags: ['a', 'b "c"', ''],
    }
    await database.db.insert(things).values(row)
    expect(await database.db.select().from(things).where(eq(things.id, 1))).toEqual([row])
  })

  test('a prepared statement takes and gives the same values as one that is not, however often it is run', async () => {
    const row = {
      id: 1,
      name: 'Zoë',
      big: null,
      at: new Date('2026-03-29T00:59:59.123Z'),
      day: null,
      data: { a: [1, 2.5] },
      tags: ['"', ''],
    }
    await addThing(database.db, row)
    await addThing(database.db, { ...row, id: 2, name: 'second', big: 9_007_199_254_740_991, tags: [] })
    // From the sixth time on PostgreSQL may keep one plan for all values.
    for (let time = 0; time < 8; time++) expect(await byNames(database.db, ['Zoë', 'second'], 1)).toEqual([row])
    const both = await database.db.transaction(async (tx) => byNames(tx, ['Zoë', 'second'], 2))
    expect(both).toEqual(await database.db.select().from(things).orderBy(things.id))
  })

  test('a prepared statement that fails says why, undoes its transaction, and works the next time', async () => {
    const thing = { id: 1, name: 'taken', big: null, at: null, day: null, data: null, tags: [] }
    await addThing(database.db, thing)
    const taken = { cause: { code: '23505', constraint: 'things_name_key', detail: 'Key (name)=(taken) already exists.' } }
    expect(await failure(addThing(database.db, { ...thing, id: 2 }))).toMatchObject(taken)
    const inside = database.db.transaction(async (tx) => {
      await addThing(tx, { ...thing, id: 3, name: 'undone' })
      await addThing(tx, { ...thing, id: 4 })
    })
    expect(await failure(inside)).toMatchObject(taken)
    await addThing(database.db, { ...thing, id: 5, name: 'free' })
    expect(await names()).toEqual(['taken', 'free'])
  })

  test('prepared reads asked at once each get their own rows, and one that fails fails alone', async () => {
    await database.db.insert(things).values(Array.from({ length: 20 }, (_, id) => ({ id, name: `thing ${id}` })))
    const asked = Array.from({ length: 60 }, (_, at) => at % 20)
    const [found, failed] = await Promise.all([
      Promise.all(asked.map((id) => byNames(database.db, [`thing ${id}`], 99))),
      Promise.all(asked.map((of) => failure(quotients(database.db, of)))),
      database.db.transaction(async (tx) => byNames(tx, ['thing 3'], 99)),
    ])
    expect(found.map(([row]) => row?.id)).toEqual(asked)
    expect(failed).toEqual(asked.map(() => expect.objectContaining({ cause: expect.objectContaining({ code: '22012' }) })))
  })

  test('a prepared read is refused inside an open transaction of another, and sees what was committed before it was asked', async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(things).values({ id: 1, name: 'new' })
      expect(await failure(byNames(database.db, ['new'], 9))).toMatchObject({ message: /inside an open transaction/ })
    })
    expect(await byNames(database.db, ['new'], 9)).toHaveLength(1)
  })

  test('expressions without a column have the same types on every database', async () => {
    const { rows } = await database.sql.query(
      `select count(*) as count, sum(id) as sum, 1::int8 as big, array[1, 2]::int8[] as bigs, 1.5::numeric as exact, 0.5::float8 as float,
         true as yes, '{"a": 1}'::jsonb as json, null as nothing, array['x']::text[] as texts from things where id = $1`,
      [0],
    )
    expect(rows).toEqual([
      { count: 0, sum: null, big: 1, bigs: [1, 2], exact: '1.5', float: 0.5, yes: true, json: { a: 1 }, nothing: null, texts: ['x'] },
    ])
  })

  test('a broken constraint tells its code and name', async () => {
    await database.db.insert(things).values({ id: 1, name: 'taken' })
    const error = await failure(database.db.insert(things).values({ id: 2, name: 'taken' }))
    expect(error).toMatchObject({ cause: { code: '23505', constraint: 'things_name_key', detail: 'Key (name)=(taken) already exists.' } })
  })

  test('the outer database is refused inside an open transaction, also for a second transaction', async () => {
    const use = [
      () => database.db.select().from(things),
      () => database.db.transaction(async () => undefined),
      () => database.sql.query('select 1'),
      () => database.sql.query('select $1::int', [1]),
    ]
    for (const inner of use) {
      const error = await failure(database.db.transaction(async () => inner()))
      expect(String((error as Error).cause ?? error)).toContain('used inside an open transaction')
    }
  })

  test('work left behind by a transaction may use the database once the transaction is over', async () => {
    const over = new EventEmitter()
    const { later } = await database.db.transaction(async () => ({ later: once(over, 'end').then(() => database.db.$count(things)) }))
    over.emit('end')
    expect(await later).toBe(0)
  })

  test('after a failed statement the next transaction works', async () => {
    for (let index = 0; index < 12; index += 1) await failure(database.db.transaction(async (tx) => tx.execute(sql`select 1/0`)))
    await database.db.transaction(async (tx) => tx.insert(things).values({ id: 1, name: 'after' }))
    expect(await names()).toEqual(['after'])
  })

  test('a notice is heard when its transaction commits, by every hearer, and never after a rollback', async () => {
    const first: string[] = []
    const second = new EventEmitter()
    const heardLast = once(second, 'last')
    await database.listen('news', (payload) => first.push(payload))
    await database.listen('news', (payload) => second.emit(payload))
    await failure(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_notify('news', 'undone')`)
        throw new Error('no')
      }),
    )
    await database.db.transaction(async (tx) => tx.execute(sql`select pg_notify('news', 'kept')`))
    await database.db.execute(sql`select pg_notify('news', 'last')`)
    await heardLast
    expect(first).toEqual(['kept', 'last'])
  })

  test('who begins to listen while a transaction is open hears, even though that one is rolled back', async () => {
    const steps = new EventEmitter()
    const mayEnd = once(steps, 'end')
    const open = failure(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await mayEnd
        throw new Error('no')
      }),
    )
    const listening = database.listen('later news', (payload) => steps.emit(payload))
    steps.emit('end')
    await Promise.all([open, listening])
    const heard = once(steps, 'heard')
    await database.db.execute(sql`select pg_notify('later news', 'heard')`)
    await heard
  })

  if (name === 'memory') return
  test('everything written is there when it is opened again', async () => {
    await database.db.insert(things).values({ id: 1, name: 'lasting' })
    await database.close()
    database = await place.open()
    await database.migrate(migrationsFolder)
    expect(await names()).toEqual(['lasting'])
  })
})
