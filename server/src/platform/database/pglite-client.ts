import type { PgliteThread } from '#server/platform/database/pglite-thread'
import { transactionGuard } from '#server/platform/database/transaction-guard'
import { turns } from '#server/platform/database/turns'

type Row = Record<string, unknown>
interface QueryOptions {
  readonly rowMode?: 'array' | 'object'
  readonly parsers?: unknown
}
interface Statements {
  query(text: string, values?: unknown[], options?: QueryOptions): Promise<{ rows: Row[] }>
  exec(text: string): Promise<{ rows: Row[] }[]>
}
/** The part of PGlite's interface that is used here and by Drizzle, answered by the thread. */
export interface PgliteClient extends Statements {
  transaction<T>(body: (transaction: Statements) => Promise<T>): Promise<T>
  listen(channel: string): Promise<void>
  /** Waits for what was asked before. */
  close(): Promise<void>
}

function statementsOn(thread: PgliteThread): Statements {
  return {
    query: async (text, values = [], { rowMode, parsers } = {}) =>
      (await thread.ask({ do: 'query', text, values, ...(rowMode ? { rowMode } : {}), timesAsText: parsers !== undefined })) as {
        rows: Row[]
      },
    exec: async (text) => (await thread.ask({ do: 'exec', text })) as { rows: Row[] }[],
  }
}

/** Statements outside a transaction wait until an open one is over: there is one connection. */
export function pgliteClient(thread: PgliteThread): PgliteClient {
  const inTurn = turns()
  const guard = transactionGuard()
  const statements = statementsOn(thread)
  const outside = <T>(work: () => Promise<T>): Promise<T> => {
    guard.check()
    return inTurn(work)
  }
  return {
    query: async (text, values, options) => outside(() => statements.query(text, values, options)),
    exec: async (text) => outside(() => statements.exec(text)),
    listen: async (channel) => {
      await outside(() => thread.ask({ do: 'listen', channel }))
    },
    close: async () => {
      await outside(() => thread.ask({ do: 'close' }))
    },
    transaction: async (body) =>
      outside(async () => {
        await statements.exec('begin')
        try {
          const result = await guard.within(() => body(statements))
          await statements.exec('commit')
          return result
        } catch (error) {
          // A dead thread cannot roll back and need not: what it had not committed is gone.
          await statements.exec('rollback').catch(() => undefined)
          throw error
        }
      }),
  }
}
