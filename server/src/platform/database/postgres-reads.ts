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
 * what was asked before. What is asked in one go leaves in two packets: waking a connection for each costs more than the reads themselves,
 * and with the first on its way at once the database wakes while the others are still being written.
 */
export function postgresReads(config: pg.ClientConfig, log: Logger): PostgresReads {
  let made: Connection | null = null
  let making: Promise<Connection> | null = null

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
    if (making !== null) return making
    const lost = (): void => {
      if (making === mine) made = making = null
    }
    const mine = connect(lost)
    mine.then((done) => {
      if (making === mine) made = done
    }, lost)
    making = mine
    return mine
  }
  function send({ client, socket }: Connection, statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    const isFirst = socket.writableCorked === 0
    const answer = client.query(statement, values)
    if (isFirst) {
      socket.cork()
      process.nextTick(() => socket.uncork())
    }
    return answer
  }

  return {
    query: (statement, values) =>
      made === null ? connection().then((connected) => send(connected, statement, values)) : send(made, statement, values),
    close: async () => {
      const open = await making?.catch(() => null)
      await open?.client.end()
    },
  }
}
