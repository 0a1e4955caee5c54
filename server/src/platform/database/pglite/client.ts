import type { PgliteThread } from '#server/platform/database/pglite/thread'
import { transactionGuard } from '#server/platform/database/connection/transaction-guard'

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
    query: async (text, values = [], { rowMode, parsers } = {}) => {
      const asked = { text, values, timesAsText: parsers !== undefined, ...(rowMode ? { rowMode } : {}) }
      return (await thread.ask({ do: 'query', ...asked })) as { rows: Row[] }
    },
    exec: async (text) => (await thread.ask({ do: 'exec', text })) as { rows: Row[] }[],
  }
}

/**
 * There is one connection: while a transaction is open, everything else waits until it is over. Other statements wait for nothing on this
 * side, as the thread does one after another anyway, and has the next at hand when one is done.
 */
export function pgliteClient(thread: PgliteThread): PgliteClient {
  const guard = transactionGuard()
  const statements = statementsOn(thread)
  let lastTransaction: Promise<unknown> = Promise.resolve()
  const outside = async <T>(work: () => Promise<T>): Promise<T> => {
    guard.check()
    await lastTransaction
    return work()
  }
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = outside(work)
    lastTransaction = mine.catch(() => undefined)
    return mine
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
      alone(async () => {
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
