import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { outageOf } from '#server/platform/database/outage'
import type { Database, Db } from '#server/platform/database/port'
import { postgresListener } from '#server/platform/database/postgres-listener'
import { migratePostgres } from '#server/platform/database/postgres-migrate'
import { transactionGuard } from '#server/platform/database/connection/transaction-guard'
import { turns } from '#server/platform/database/connection/turns'

type Rows = { rows: Record<string, unknown>[] }

// Counts and sums are numbers on both databases.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// The vendor's types name single values only, not arrays.
const INT8_ARRAY = 1016 as Parameters<typeof pg.types.setTypeParser>[0]
const parseTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(INT8_ARRAY)
pg.types.setTypeParser(INT8_ARRAY, (text) => parseTexts(text).map((value) => (value === null ? null : Number(value))))

const QUERY_MS_MOST = 15_000
/** What waits in line and then for a lock is told within five seconds: a burst is served late, but nobody waits for a table that is kept. */
const LINE_MS_MOST = 2_800
const LOCK_MS_MOST = 1_500

/** A pool of ten connections to PostgreSQL. Opens none by itself: a server that is away shows at the first query. */
export function openPostgres(url: string, log: Logger): Database {
  const connection: pg.ClientConfig = {
    connectionString: url,
    // Compiling the expressions of a ranking takes longer than the ranking. A scan that stops early begins at the table's start, not where
    // another one is: it meets what is in memory, and the same rows every time.
    options: '-c jit=off -c synchronize_seqscans=off',
    // Waiting in line for a connection counts too.
    connectionTimeoutMillis: LINE_MS_MOST,
    statement_timeout: 10_000,
    lock_timeout: LOCK_MS_MOST,
    query_timeout: QUERY_MS_MOST,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    // A connection that rests is probed before a firewall forgets it.
    keepAliveInitialDelayMillis: 30_000,
  }
  const pool = new pg.Pool({ ...connection, max: 10, idleTimeoutMillis: 30_000 })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  // The pool listens for errors of idle connections only; without this, losing one in use would end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')))
  const guard = transactionGuard()
  // Only the form that Drizzle and the queue use: a promise, no callback.
  const query = (asked: string | pg.QueryConfig, values?: unknown[]) => {
    guard.check()
    return pool.query(asked, values)
  }
  const db = drizzle({ query } as unknown as pg.Pool)
  db.transaction = transactionOn(pool, guard) as typeof db.transaction
  const listener = postgresListener(url, log)
  return {
    kind: 'postgres',
    db,
    sql: { query: async (text, values) => lastRows(await query(text, values)) },
    migrate: (folder) => migratePostgres(url, folder),
    listen: listener.listen,
    isUp: () =>
      query('select 1').then(
        () => true,
        () => false,
      ),
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

/** Drizzle's own keeps the connection for ever when its BEGIN fails, and gives broken ones back to the pool. */
const transactionOn =
  (pool: pg.Pool, guard: ReturnType<typeof transactionGuard>) =>
  async <T>(body: (tx: Db) => Promise<T>, config?: Parameters<Db['transaction']>[1]): Promise<T> => {
    guard.check()
    const client = await pool.connect()
    let broken = false
    try {
      return await drizzle(inTurnOn(client)).transaction((tx) => guard.within(() => body(tx)), config)
    } catch (error) {
      const outage = outageOf(error)
      broken = outage !== null && outage !== 'busy'
      throw error
    } finally {
      client.release(broken)
    }
  }

/** A connection does one thing at a time: what is asked side by side waits here, as the driver's own queue is on its way out. */
function inTurnOn(client: pg.PoolClient): pg.PoolClient {
  const inTurn = turns()
  // Only the form that Drizzle uses: a promise, no callback.
  const query = (...given: unknown[]) => inTurn(() => (client.query as (...asked: unknown[]) => Promise<unknown>)(...given))
  return { query } as unknown as pg.PoolClient
}

/** Several commands in one text give several results. */
const lastRows = (result: Rows | Rows[]): Rows =>
  Array.isArray(result) ? (result.findLast(({ rows }) => rows.length > 0) ?? { rows: [] }) : result
