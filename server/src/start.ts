import type { Logger } from 'pino'
import type { Config } from '#server/config'
import type { Parts } from '#server/http/context'
import { openPlatform } from '#server/platform/platform'
import { composeApp } from '#server/services/compose'
import { siteConfigOf } from '#server/services/site-config'

export interface RunningServer {
  readonly address: string
  /** Makes the demo market on the first start, where it is wanted; calls are answered meanwhile. */
  loadDemo(): Promise<void>
  stop(): Promise<void>
}

/** Opens the platform and listens. Rejects, with nothing left open, when a part cannot be opened or the address is taken. */
export async function startServer(config: Config, log: Logger, pages: string): Promise<RunningServer> {
  const platform = await openPlatform(config, log)
  const parts: Parts = {
    db: platform.database.db,
    queue: platform.queue,
    clock: platform.clock,
    register: platform.register,
    identity: platform.identity,
  }
  try {
    const app = await composeApp({
      services: config.services,
      parts,
      log,
      output: 'fast',
      trustProxy: config.trustProxy,
      rateLimitFactor: config.rateLimitFactor,
      origin: config.publicUrl,
      pages: config.services.length > 1 ? pages : null,
      site: {
        isReady: () => platform.database.isUp(),
        config: async () => siteConfigOf({ outbox: platform.email.outbox !== null, demoAccounts: [] }),
      },
    })
    const address = await app.listen({ host: config.host, port: config.port })
    await platform.queue.start()
    return {
      address,
      loadDemo: async () => undefined,
      async stop() {
        await app.close()
        await platform.close()
      },
    }
  } catch (error) {
    await platform.close()
    throw error
  }
}
