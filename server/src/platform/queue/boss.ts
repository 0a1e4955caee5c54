import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '#server/platform/database/port'
import { GIVEN_UP, MAILS, givenUp } from '#server/platform/queue/given-up'
import { joined } from '#server/platform/queue/joined'
import type { Queue, QueuedWork, WorkName } from '#server/platform/queue/port'
import { type Share, fetchInTurn, placeOf } from '#server/platform/queue/turns'
import { startWorker, type Worker } from '#server/platform/queue/worker'

const NAMES: readonly WorkName[] = [
  'mail.send',
  'mail.code',
  'identity.finish',
  'push.send',
  'upload.check',
  'files.erase',
  'seeker.erase',
  'employer.erase',
  'export.make',
  'company.check',
  'payment.tell',
  'billing.read',
  'matches.prepare',
]
/** A job that a killed process had begun starts again after this: longer than a job takes. */
const SECONDS_MOST: Readonly<Partial<Record<WorkName, number>>> = { 'upload.check': 480, 'export.make': 600 }
const SECONDS_MOST_USUAL = 60
/** Two cores may look into files, and a silent push service keeps few waiting; what is not here runs one job after another, whoever it is for. */
const SHARED: Readonly<Partial<Record<WorkName, Share>>> = {
  'upload.check': { atOnce: 2, by: 'ownerId' },
  'push.send': { atOnce: 4, by: 'personId' },
  'billing.read': { atOnce: 4, by: 'customerId' },
}
/** What an outage of days must not lose is tried for four of them. */
const LASTING: readonly WorkName[] = [
  'mail.send',
  'mail.code',
  'identity.finish',
  'files.erase',
  'seeker.erase',
  'employer.erase',
  'payment.tell',
  'billing.read',
]
/** Carries the name of a queue at the moment its new job is committed. */
const CHANNEL = 'queue'

export interface Pace {
  /** How often a worker looks by itself; new jobs announce themselves, so this matters for retries and later starts only. */
  readonly idleMs: number
  /** Before the second try; doubles with each one. */
  readonly retrySeconds: number
  readonly retries: number
  /** The longest pause between two tries, which ends the doubling. */
  readonly pauseSecondsMost: number
  readonly lastingRetries: number
}
/** Ten tries in about half an hour, or four days of one every quarter of an hour. */
const usualPace: Pace = { idleMs: 5_000, retrySeconds: 4, retries: 9, pauseSecondsMost: 900, lastingRetries: 400 }

/** Jobs in the tables of pg-boss beside the product's own. Makes the tables where they are missing. */
export async function openBossQueue(database: Database, log: Logger, pace: Pace = usualPace): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.sql.query(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: 60,
    // Mails carry codes: what is done does not stay for long.
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterHours: 24,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the upkeep of the queue failed'))
  await boss.start()
  await boss.createQueue(GIVEN_UP)
  for (const name of NAMES) {
    const options = {
      name,
      // At most one waiting job of a key; jobs without one get a key of their own.
      policy: 'short' as const,
      retryLimit: LASTING.includes(name) ? pace.lastingRetries : pace.retries,
      retryDelay: pace.retrySeconds,
      retryBackoff: true,
      expireInSeconds: SECONDS_MOST[name] ?? SECONDS_MOST_USUAL,
      ...(MAILS.includes(name) && { deadLetter: GIVEN_UP }),
    }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }

  const starters = new Map<string, () => Worker>()
  const workers = new Map<string, Worker>()
  let isStarted = false
  const begin = (name: string): void => {
    const starter = starters.get(name)
    if (starter && !workers.has(name)) workers.set(name, starter())
  }

  /** The pauses of pg-boss double without an end. @returns whether it is tried again */
  const fail = (name: WorkName, id: string, error: unknown): Promise<boolean> =>
    database.db.transaction(async (tx) => {
      await boss.fail(name, id, error instanceof Error ? error : new Error(String(error)), { db: joined(tx) })
      const soonest = sql`least(start_after, now() + ${pace.pauseSecondsMost} * interval '1 second')`
      // The port hides which driver answers; both give the rows under this name.
      const { rows } = (await tx.execute(
        sql`update pgboss.job set start_after = ${soonest} where name = ${name} and id = ${id} and state = 'retry' returning id`,
      )) as unknown as { rows: readonly unknown[] }
      return rows.length > 0
    })

  const send: Queue['send'] = async (on, name, data, { startAfter, singletonKey = randomUUID() } = {}) => {
    const share = SHARED[name]
    const priority = share ? await placeOf(on, name, share, data) : 0
    await boss.send(name, data, { db: joined(on), singletonKey, priority, ...(startAfter ? { startAfter } : {}) })
    await on.execute(sql`select pg_notify(${CHANNEL}, ${name})`)
  }

  return {
    send,
    ...givenUp(send),
    async forget(on, name, which) {
      const names: readonly string[] = MAILS.includes(name) ? [...MAILS, GIVEN_UP] : [name]
      const isOne = sql`where name in ${names} and data @> ${JSON.stringify(which)}::jsonb`
      await on.execute(sql`delete from pgboss.job ${isOne}`)
      await on.execute(sql`delete from pgboss.archive ${isOne}`)
    },
    async work<N extends WorkName>(name: N, run: (data: QueuedWork[N]) => Promise<void>) {
      const share = SHARED[name]
      const source = {
        fetch: (underWay: readonly QueuedWork[N][]) =>
          share ? fetchInTurn(database.sql, name, share, underWay) : boss.fetch<QueuedWork[N]>(name, { batchSize: 1 }),
        complete: (id: string) => boss.complete(name, id),
        fail: (id: string, error: unknown) => fail(name, id, error),
      }
      starters.set(name, () => startWorker(source, run, { idleMs: pace.idleMs, atOnce: share?.atOnce ?? 1 }, log.child({ queue: name })))
      if (isStarted) begin(name)
    },
    async start() {
      isStarted = true
      await database.listen(CHANNEL, (name) => workers.get(name)?.wake())
      for (const name of NAMES) begin(name)
    },
    async stop(graceMs) {
      const ended = Promise.all([...workers.values()].map((worker) => worker.stop()))
      await Promise.race([ended, wait(graceMs, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}
