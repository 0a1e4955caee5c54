import pg from 'pg'
import type { Logger } from 'pino'
import { channels } from '#server/platform/database/connection/channels'

const RECONNECT_AFTER_MS = 1_000

export interface PostgresListener {
  /** Rejects when the channel cannot be listened to at first; later losses are mended by itself. */
  listen(channel: string, heard: (payload: string) => void): Promise<void>
  close(): Promise<void>
}

/** One connection of its own for all channels, made at the first need and again whenever it is lost. What is notified in between is not heard. */
export function postgresListener(url: string, log: Logger): PostgresListener {
  const heard = channels()
  let connecting: Promise<pg.Client> | null = null
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
    })
    client.on('error', (error) => log.warn({ err: error }, 'the database connection that listens was lost'))
    client.on('notification', ({ channel, payload }) => heard.tell(channel, payload ?? ''))
    await client.connect()
    client.on('end', reconnectLater)
    for (const channel of heard.names()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return client
  }
  function reconnectLater(): void {
    connecting = null
    if (closed) return
    clearTimeout(retry)
    retry = setTimeout(() => {
      connecting = connect()
      connecting.catch(reconnectLater)
    }, RECONNECT_AFTER_MS)
  }

  return {
    listen: async (channel, hear) => {
      if (!heard.add(channel, hear)) return
      if (connecting === null) {
        clearTimeout(retry)
        connecting = connect()
        await connecting
      } else await (await connecting).query(`listen ${pg.escapeIdentifier(channel)}`)
    },
    close: async () => {
      closed = true
      clearTimeout(retry)
      const client = await connecting?.catch(() => null)
      await client?.end()
    },
  }
}
