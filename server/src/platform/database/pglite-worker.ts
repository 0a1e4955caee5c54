/** The database thread: PGlite computes here, so that the event loop of the server stays free. */
import { openAsBlob } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type QueryOptions, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { preparedStatements } from '#server/platform/database/pglite-prepared'
import type { PglitePlace } from '#server/platform/database/pglite-thread'
import type { Ask, Asked, Fault, Told } from '#server/platform/database/thread-messages'
import { turns } from '#server/platform/database/turns'

if (parentPort === null) throw new Error('pglite-worker runs only as a thread of the server')
const port = parentPort
const tell = (message: Told): void => port.postMessage(message)

const asText = (value: string): string => value
const TIME_ARRAYS_AND_NUMERICS = [1115, 1182, 1185, 1187, 1231]
/** Drizzle reads times from text and passes functions for it; functions do not cross threads, so they stand here. */
const textOfTimes = Object.fromEntries(
  [types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, ...TIME_ARRAYS_AND_NUMERICS].map((oid) => [oid, asText]),
)

const { folder, dump, compiled } = workerData as PglitePlace
const begun = dump === undefined ? {} : { loadDataDir: await openAsBlob(dump) }
const code = compiled === undefined ? {} : { pgliteWasmModule: compiled }
const pglite = await PGlite.create(folder, { extensions: { pg_trgm, unaccent }, ...begun, ...code })
// A scan that stops early begins at the table's start, not where the last one stopped: it finds the same rows every time.
await pglite.exec('set synchronize_seqscans = off')

const runPrepared = preparedStatements(pglite)
const ownParsers = pglite.parsers
const textParsers = { ...ownParsers, ...textOfTimes }

function runQuery({ name, text, values, rowMode, timesAsText }: Extract<Ask, { do: 'query' }>): Promise<unknown> {
  // Statements have their turns, so these are of this one alone. Given in the options, PGlite would copy all of its own for each statement,
  // which takes longer than most of them.
  pglite.parsers = timesAsText ? textParsers : ownParsers
  const options: QueryOptions = rowMode ? { rowMode } : {}
  return name === undefined ? pglite.query(text, values, options) : runPrepared(name, text, values, options)
}

function run(ask: Ask): Promise<unknown> {
  switch (ask.do) {
    case 'query':
      return runQuery(ask)
    case 'exec':
      return pglite.exec(ask.text)
    case 'listen':
      // Unquoted, PGlite would take the name as SQL.
      return pglite.listen(`"${ask.channel}"`, (payload) => tell({ is: 'notice', channel: ask.channel, payload })).then(() => undefined)
    case 'close':
      return pglite.close()
  }
}

function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, code, detail, constraint, table, column } = error as Error & Fault
  // Leaves out what this error does not have.
  return JSON.parse(JSON.stringify({ message, code, detail, constraint, table, column })) as Fault
}

const inTurn = turns()
port.on('message', ({ number, ask }: Asked) => {
  inTurn(() => run(ask)).then(
    (value) => tell({ is: 'answer', number, value }),
    (error: unknown) => tell({ is: 'fault', number, fault: faultOf(error) }),
  )
})
tell({ is: 'ready' })
