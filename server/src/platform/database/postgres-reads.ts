import { Socket } from 'node:net'
import pg from 'pg'
import type { Logger } from 'pino'

export interface PostgresReads {
  /** Rejects as a pool does when the connection cannot be made or is lost. */
  query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult>
  /** Waits for what was asked before. */
  close(): Promise<void>
}

interface Connection {
  readonly client: pg.Client
  readonly socket: Socket
}

/**
 * One connection for the short reads of all calls, made at the first need and anew when it is lost. Nothing on it waits for the answer to
 * what was asked before, and what is asked in one go leaves in one packet: waking a connection for each costs more than the reads themselves.
 */
export function postgresReads(config: pg.ClientConfig, log: Logger): PostgresReads {
  let current: Promise<Connection> | null = null

  async function connect(lost: () => void): Promise<Connection> {
    const socket = new Socket()
    const client = new pg.Client({ ...config, pipeline: true, stream: () => socket })
    client.on('error', (error) => {
      lost()
      log.warn({ err: error }, 'the database connection of the short reads was lost')
    })
    client.on('end', lost)
    await client.connect()
    return { client, socket }
  }
  function connection(): Promise<Connection> {
    if (current !== null) return current
    const lost = (): void => {
      if (current === mine) current = null
    }
    const mine = connect(lost)
    mine.catch(lost)
    current = mine
    return mine
  }

  return {
    query: async (statement, values) => {
      const { client, socket } = await connection()
      if (socket.writableCorked === 0) {
        socket.cork()
        process.nextTick(() => socket.uncork())
      }
      return client.query(statement, values)
    },
    close: async () => {
      const open = await current?.catch(() => null)
      await open?.client.end()
    },
  }
}
