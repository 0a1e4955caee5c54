import { EventEmitter, once } from 'node:events'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/port'
import { openBossQueue } from '#server/platform/queue/boss'
import type { Queue } from '#server/platform/queue/port'
import { databaseNames, testDatabase, type TestDatabase } from '#server/testkit/database/databases'

const log = pino({ level: 'silent' })
const patient = { idleMs: 60_000, retrySeconds: 1, retries: 3, pauseSecondsMost: 60, lastingRetries: 3 }
const eager = { ...patient, idleMs: 100 }
const mail = (subject: string) => ({ to: 'ann@example.com', subject, text: 'x' })

/** Keeps what ran, and lets a test wait for it. */
class Runs extends EventEmitter {
  readonly subjects: string[] = []
  run = async ({ subject }: { subject: string }): Promise<void> => {
    this.subjects.push(subject)
    this.emit(subject)
  }
}

describe.each(databaseNames.filter((name) => name !== 'memory'))('the queue (%s)', (name) => {
  let place: TestDatabase
  let database: Database
  let queue: Queue
  let runs: Runs
  beforeAll(async () => {
    place = await testDatabase(name)
    database = await place.open()
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })
  beforeEach(async () => {
    runs = new Runs()
    queue = await openBossQueue(database, log, patient)
  })
  afterEach(() => queue.stop(1_000))

  test('a job runs as soon as its transaction commits; one that was rolled back never runs', async () => {
    await queue.work('mail.send', runs.run)
    await queue.start()
    const last = once(runs, 'last')
    const rolledBack = database.db.transaction(async (tx) => {
      await queue.send(tx, 'mail.send', mail('undone'))
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await database.db.transaction(async (tx) => {
      await queue.send(tx, 'mail.send', mail('kept'))
      const inner = tx.transaction(async (nested) => {
        await queue.send(nested, 'mail.send', mail('undone inside'))
        throw new Error('no')
      })
      await expect(inner).rejects.toThrow('no')
    })
    await queue.send(database.db, 'mail.send', mail('last'))
    await last
    expect(runs.subjects).toEqual(['kept', 'last'])
  })

  test('a job sent before anybody works waits, also while everything is closed and opened again', async () => {
    await queue.send(database.db, 'mail.send', mail('waiting'))
    await queue.stop(1_000)
    await database.close()
    database = await place.open()
    queue = await openBossQueue(database, log, patient)
    await queue.work('mail.send', runs.run)
    const ran = once(runs, 'waiting')
    await queue.start()
    await ran
  })

  test('a job that fails is tried again later, each time after a longer while', async () => {
    await queue.stop(1_000)
    queue = await openBossQueue(database, log, eager)
    const tries: number[] = []
    const third = new EventEmitter()
    const done = once(third, 'done')
    await queue.work('mail.send', async () => {
      tries.push(performance.now())
      if (tries.length < 3) throw new Error('not yet')
      third.emit('done')
    })
    await queue.start()
    await queue.send(database.db, 'mail.send', mail('stubborn'))
    await done
    const [first = 0, second = 0, last = 0] = tries
    expect(second - first).toBeGreaterThan(500)
    expect(last - second).toBeGreaterThan(1_000)
  })

  test('a mail that nobody takes is tried for days, at least every quarter of an hour; then it is kept for a person, who sends it again', async () => {
    await queue.stop(1_000)
    const lines: string[] = []
    queue = await openBossQueue(database, pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }))
    let isOut = true
    const tries = new EventEmitter()
    await queue.work('mail.send', async ({ subject }) => {
      tries.emit('try')
      if (isOut) throw new Error('451 try again later')
      tries.emit(subject)
    })
    await queue.start()
    const job = async () =>
      (
        await database.sql.query(
          `select *, extract(epoch from start_after - now())::float8 as pause from pgboss.job where name = 'mail.send'`,
        )
      ).rows[0]
    const settled = async () => {
      for (;;) {
        const row = await job()
        if (row?.['state'] !== 'active' && row?.['state'] !== 'created') return row
      }
    }
    /** As though the pause were over. */
    const again = async (set: string) => {
      const tried = once(tries, 'try')
      await database.sql.query(`update pgboss.job set start_after = now(), ${set} where name = 'mail.send'`)
      await database.sql.query(`select pg_notify('queue', 'mail.send')`)
      await tried
      return settled()
    }
    const first = once(tries, 'try')
    await database.sql.query(`delete from pgboss.job where name like 'mail%'`)
    await queue.send(database.db, 'mail.send', mail('stubborn'))
    await first
    let row = await settled()
    for (let time = 0; time < 12; time += 1) {
      expect(row).toMatchObject({ state: 'retry' })
      expect(Number(row?.['pause'])).toBeLessThanOrEqual(900)
      row = await again('data = data')
    }
    expect(Number(row?.['pause'])).toBeGreaterThan(890)
    expect(Number(row?.['retry_limit']) * 900).toBeGreaterThan(3 * 86_400)
    expect([await queue.givenUpMails(database.db), lines]).toEqual([[], []])
    expect(await again('retry_count = retry_limit')).toMatchObject({ state: 'failed' })
    while (lines.length === 0) await database.isUp()
    expect(lines.join()).toContain('a job failed for good')
    const [kept, ...others] = await queue.givenUpMails(database.db)
    expect([kept, others]).toMatchObject([{ to: 'ann@example.com', about: 'stubborn', why: '451 try again later' }, []])
    isOut = false
    const sent = once(tries, 'stubborn')
    expect(await database.db.transaction((tx) => queue.sendAgain(tx, { id: kept?.id ?? '' }))).toBe(1)
    await sent
    expect(await queue.givenUpMails(database.db)).toEqual([])
  })

  test('of jobs with one key, only one waits', async () => {
    for (const subject of ['first', 'second']) await queue.send(database.db, 'mail.send', mail(subject), { singletonKey: 'k' })
    await queue.work('mail.send', runs.run)
    const ran = once(runs, 'end')
    await queue.start()
    await queue.send(database.db, 'mail.send', mail('end'))
    await ran
    expect(runs.subjects).toEqual(['first', 'end'])
  })

  test('a job for later does not run before its time', async () => {
    await queue.stop(1_000)
    queue = await openBossQueue(database, log, eager)
    await queue.work('mail.send', runs.run)
    await queue.start()
    const later = once(runs, 'later')
    const startAfter = new Date(Date.now() + 1_000)
    await queue.send(database.db, 'mail.send', mail('later'), { startAfter })
    await queue.send(database.db, 'mail.send', mail('now'))
    await later
    expect(runs.subjects).toEqual(['now', 'later'])
    expect(Date.now()).toBeGreaterThanOrEqual(startAfter.getTime())
  })

  test('what is forgotten never runs and is kept nowhere, waiting or done; nobody else’s is touched', async () => {
    await queue.work('mail.send', runs.run)
    await queue.start()
    const [done, last] = [once(runs, 'done'), once(runs, 'another’s')]
    await queue.send(database.db, 'mail.send', mail('done'))
    await done
    await queue.send(database.db, 'mail.send', mail('waiting'), { startAfter: new Date(Date.now() + 3_600_000) })
    await database.sql.query(`insert into pgboss.job (name, data) values ('mail.given-up', $1)`, [JSON.stringify(mail('given up'))])
    await queue.send(database.db, 'mail.code', mail('code'), { startAfter: new Date(Date.now() + 3_600_000) })
    await queue.send(database.db, 'mail.send', { ...mail('another’s'), to: 'bob@example.com' })
    await last
    await database.db.transaction((tx) => queue.forget(tx, 'mail.send', { to: 'ann@example.com' }))
    const { rows } = await database.sql.query(`select data->>'to' as "to" from pgboss.job where name like 'mail%'`)
    expect(new Set(rows.map(({ to }) => to))).toEqual(new Set(['bob@example.com']))
  })

  test('two checks run at once, one of a person; whoever sent the most waits longest', async () => {
    const steps = new EventEmitter()
    const begun: string[] = []
    await queue.work('upload.check', async ({ fileId }) => {
      const mayEnd = once(steps, `end ${fileId}`)
      begun.push(fileId)
      steps.emit(fileId)
      await mayEnd
    })
    const send = (fileId: string) => queue.send(database.db, 'upload.check', { fileId, ownerId: fileId.slice(0, 1) })
    const whenBegun = (...fileIds: readonly string[]) => Promise.all(fileIds.map((fileId) => once(steps, fileId)))
    const [a1, b1, c1, last] = [whenBegun('a1'), whenBegun('b1'), whenBegun('c1'), whenBegun('a2', 'b2')]
    for (const fileId of ['a1', 'a2', 'a3']) await send(fileId)
    await queue.start()
    await a1
    await send('b1')
    await b1
    expect(begun).toEqual(['a1', 'b1'])
    for (const fileId of ['b2', 'c1']) await send(fileId)
    steps.emit('end a1')
    await c1
    expect(begun).toEqual(['a1', 'b1', 'c1'])
    for (const fileId of ['b1', 'c1']) steps.emit(`end ${fileId}`)
    await last
    expect(new Set(begun)).toEqual(new Set(['a1', 'b1', 'c1', 'a2', 'b2']))
    const a3 = whenBegun('a3')
    for (const fileId of ['a2', 'b2']) steps.emit(`end ${fileId}`)
    await a3
    steps.emit('end a3')
  })

  test('stopping lets the job under way finish', async () => {
    const steps = new EventEmitter()
    const begun = once(steps, 'begun')
    const mayEnd = once(steps, 'end')
    let isDone = false
    await queue.work('mail.send', async () => {
      steps.emit('begun')
      await mayEnd
      isDone = true
    })
    await queue.start()
    await queue.send(database.db, 'mail.send', mail('long'))
    await begun
    const stopped = queue.stop(10_000)
    steps.emit('end')
    await stopped
    expect(isDone).toBe(true)
  })
})
