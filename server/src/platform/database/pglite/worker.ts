/** The database thread: PGlite computes here, so that the event loop of the server stays free. */
import { openAsBlob } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { PglitePlace } from '#server/platform/database/pglite/thread'
import type { Ask, Fault, ThreadMessage, ThreadRequest } from '#server/platform/database/pglite/messages'
import { turns } from '#server/platform/database/connection/turns'

if (parentPort === null) throw new Error('pglite/worker runs only as a thread of the server')
const port = parentPort
const tell = (message: ThreadMessage): void => port.postMessage(message)

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

function run(ask: Ask): Promise<unknown> {
  switch (ask.do) {
    case 'query':
      return pglite.query(ask.text, ask.values, {
        ...(ask.rowMode && { rowMode: ask.rowMode }),
        ...(ask.timesAsText && { parsers: textOfTimes }),
      })
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
port.on('message', ({ number, ask }: ThreadRequest) => {
  inTurn(() => run(ask)).then(
    (value) => tell({ is: 'answer', number, value }),
    (error: unknown) => tell({ is: 'fault', number, fault: faultOf(error) }),
  )
})
tell({ is: 'ready' })
