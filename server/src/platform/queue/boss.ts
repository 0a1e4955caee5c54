import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '#server/platform/database/port'
import { joined } from '#server/platform/queue/joined'
import type { Queue, Work, WorkName } from '#server/platform/queue/port'
import { type Share, fetchInTurn, placeOf } from '#server/platform/queue/turns'
import { startWorker, type Worker } from '#server/platform/queue/worker'

const NAMES: readonly WorkName[] = ['mail.send', 'upload.check', 'files.erase', 'seeker.erase', 'company.check', 'matches.prepare']
/** A job that a killed process had begun starts again after this: longer than a job takes. */
const SECONDS_MOST: Readonly<Partial<Record<WorkName, number>>> = { 'upload.check': 480 }
const SECONDS_MOST_USUAL = 60
/** Two cores may look into files; what is not here runs one job after another, whoever it is for. */
const SHARED: Readonly<Partial<Record<WorkName, Share>>> = { 'upload.check': { atOnce: 2, by: 'ownerId' } }
/** Carries the name of a queue at the moment its new job is committed. */
const CHANNEL = 'queue'

export interface Pace {
  /** How often a worker looks by itself; new jobs announce themselves, so this matters for retries and later starts only. */
  readonly idleMs: number
  /** Before the second try; doubles with each one. */
  readonly retrySeconds: number
  readonly retries: number
}
/** Ten tries in about half an hour. */
const usualPace: Pace = { idleMs: 5_000, retrySeconds: 4, retries: 9 }

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
  for (const name of NAMES) {
    const options = {
      name,
      // At most one waiting job of a key; jobs without one get a key of their own.
      policy: 'short' as const,
      retryLimit: pace.retries,
      retryDelay: pace.retrySeconds,
      retryBackoff: true,
      expireInSeconds: SECONDS_MOST[name] ?? SECONDS_MOST_USUAL,
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

  return {
    async send(on, name, data, { startAfter, singletonKey = randomUUID() } = {}) {
      const share = SHARED[name]
      const priority = share ? await placeOf(on, name, share, data) : 0
      await boss.send(name, data, { db: joined(on), singletonKey, priority, ...(startAfter ? { startAfter } : {}) })
      await on.execute(sql`select pg_notify(${CHANNEL}, ${name})`)
    },
    async forget(on, name, which) {
      const isOne = sql`where name = ${name} and data @> ${JSON.stringify(which)}::jsonb`
      await on.execute(sql`delete from pgboss.job ${isOne}`)
      await on.execute(sql`delete from pgboss.archive ${isOne}`)
    },
    async work<N extends WorkName>(name: N, run: (data: Work[N]) => Promise<void>) {
      const share = SHARED[name]
      const source = {
        fetch: (underWay: readonly Work[N][]) =>
          share ? fetchInTurn(database.sql, name, share, underWay) : boss.fetch<Work[N]>(name, { batchSize: 1 }),
        complete: (id: string) => boss.complete(name, id),
        fail: (id: string, error: unknown) => boss.fail(name, id, error instanceof Error ? error : new Error(String(error))),
      }
      starters.set(name, () => startWorker(source, run, { idleMs: pace.idleMs, atOnce: share?.atOnce ?? 1 }, log))
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
