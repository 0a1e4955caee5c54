import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#server/platform/database/port'
import { type LiveRig, embeddedRig, firebaseRig } from '#server/platform/live/live.rig'
import { placeAt } from '#server/platform/live/place'
import { type Live, type News, forgetPublished, publish, wake } from '#server/platform/live/port'
import { databaseNames, migrationsFolder, testDatabase, type TestDatabase } from '#server/testkit/database/databases'

const HOUR = 60 * 60_000
const unread = (personId: string) => ({ personId, event: 'unread', data: null }) as const
const job = (personId: string, _id = uuidv7()) => ({ personId, event: 'job', data: { _id, status: 'live' } }) as const

const adapters: readonly (readonly [string, () => Promise<LiveRig>])[] = [
  ['by the database itself', embeddedRig],
  ['over Firebase', firebaseRig],
]
const cases = adapters.flatMap(([adapter, openRig]) => databaseNames.map((name) => ({ adapter, openRig, name })))

describe.each(cases)('the live feed ($adapter, $name)', ({ openRig, name }) => {
  let rig: LiveRig
  let place: TestDatabase
  let database: Database
  let live: Live
  let ending: AbortController
  let ann: string
  beforeAll(async () => {
    place = await testDatabase(name)
    database = await place.open()
    await database.migrate(migrationsFolder)
    rig = await openRig()
    live = await rig.open(database)
  })
  afterAll(async () => {
    await live.close()
    await rig.close()
    await database.close()
    await place.remove()
  })
  beforeEach(() => {
    ending = new AbortController()
    ann = uuidv7()
  })
  afterEach(() => ending.abort())

  /** Follows somebody; `next` takes the news up to those that this holds for. */
  function follow(personId: string, from: string | null = null, on = live) {
    const news = on.follow(personId, from, ending.signal)[Symbol.asyncIterator]()
    const next = async (holds: (news: News) => boolean = () => true): Promise<News> => {
      for (;;) {
        const { value, done } = await news.next()
        if (done) throw new Error('the feed ended')
        if (holds(value)) return value
      }
    }
    return { next, happening: () => next(({ happenings }) => happenings.length > 0) }
  }

  test('who follows is told what is committed for them, in order, and nothing of another’s or of what was rolled back', async () => {
    const feed = follow(ann)
    expect(await feed.next()).toMatchObject({ isAnew: true, happenings: [] })
    const rolledBack = database.db.transaction(async (tx) => {
      await publish(tx, [job(ann)])
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await publish(database.db, [job(uuidv7())])
    const [first, second] = [job(ann), unread(ann)]
    await database.db.transaction(async (tx) => {
      await publish(tx, [first, job(uuidv7())])
      await publish(tx, [second])
    })
    const { isAnew, happenings } = await feed.happening()
    expect([isAnew, happenings.map(({ event, data }) => ({ event, data }))]).toEqual([
      false,
      [first, second].map(({ event, data }) => ({ event, data })),
    ])
  })

  test.skipIf(name !== 'postgres')('what is committed late, after what was published later, is told, and once', async () => {
    const feed = follow(ann)
    await feed.next()
    let commit = (): void => undefined
    const mayCommit = new Promise<void>((resolve) => (commit = resolve))
    const early = job(ann)
    let written = (): void => undefined
    const isWritten = new Promise<void>((resolve) => (written = resolve))
    const late = database.db.transaction(async (tx) => {
      await publish(tx, [early])
      written()
      await mayCommit
    })
    await isWritten
    await publish(database.db, [unread(ann)])
    const before = await feed.happening()
    expect(before.happenings.map(({ event }) => event)).toEqual(['unread'])
    commit()
    await late
    expect((await feed.happening()).happenings).toMatchObject([{ event: 'job', data: early.data }])
    // Who comes back from the news before hears it too.
    const again = await follow(ann, before.place).happening()
    expect(again.happenings).toEqual(expect.arrayContaining([expect.objectContaining({ data: early.data })]))
  })

  test('who comes back goes on from their place, and misses nothing that was published meanwhile', async () => {
    const feed = follow(ann)
    await feed.next()
    await publish(database.db, [job(ann)])
    const { place: newsPlace, happenings } = await feed.happening()
    const missed = job(ann)
    await publish(database.db, [missed])
    for (const from of [newsPlace, happenings[0]?.id ?? '']) {
      const news = await follow(ann, from).next()
      expect([news.isAnew, news.happenings.some(({ data }) => JSON.stringify(data) === JSON.stringify(missed.data))]).toEqual([false, true])
    }
  })

  test.each([
    ['none', null],
    ['one of more than an hour ago', placeAt(Date.now() - HOUR - 1)],
    ['one of another day to come', placeAt(Date.now() + 24 * HOUR)],
    ['an id that is no place', '6f1c2b1e-0000-4000-8000-000000000000'],
  ])('who names a place that is not kept begins anew: %s', async (_what, from) => {
    await publish(database.db, [job(ann)])
    expect(await follow(ann, from).next()).toMatchObject({ isAnew: true, happenings: [] })
  })

  test('a wake brings news, and so does a while of nothing', async () => {
    const feed = follow(ann)
    await feed.next()
    await wake(database.db, ann)
    expect((await feed.next()).happenings).toEqual([])
    const other = await rig.open(database, 1)
    const quick = follow(ann, null, other)
    for (let times = 0; times < 3; times += 1) expect((await quick.next()).happenings).toEqual([])
    await other.close()
  })

  test('the signal ends the feed while it waits', async () => {
    const feed = follow(ann)
    await feed.next()
    const waiting = feed.next()
    ending.abort()
    await expect(waiting).rejects.toThrow('the feed ended')
  })

  test('what was published is erased with its person, and after an hour', async () => {
    const count = async () =>
      Number((await database.sql.query('select count(*)::int as rows from live_events where person_id = $1', [ann])).rows[0]?.['rows'])
    await publish(database.db, [job(ann), unread(ann)])
    await forgetPublished(database.db, ann)
    expect(await count()).toBe(0)
    await publish(database.db, [job(ann)])
    await database.sql.query(`insert into live_events (id, person_id, event) values ($1, $2, 'unread')`, [
      placeAt(Date.now() - HOUR - 1),
      ann,
    ])
    await live.forgetOld()
    expect(await count()).toBe(1)
  })

  test.runIf(name === 'postgres')('what one process publishes, another hears', async () => {
    const elsewhere = await place.open()
    const other = await rig.open(elsewhere)
    const feed = follow(ann, null, other)
    await feed.next()
    await publish(database.db, [job(ann)])
    expect((await feed.happening()).happenings).toHaveLength(1)
    ending.abort()
    await other.close()
    await elsewhere.close()
  })
})
