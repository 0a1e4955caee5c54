import type { Logger } from 'pino'
import type { Config } from '#server/config'
import { openDemo } from '#server/demo/run'
import type { Parts } from '#server/http/call/context'
import { openPlatform } from '#server/platform/platform'
import { employerBase, employerService } from '@evenshift/contract/employer/service'
import { ensurePackages } from '#server/capabilities/parties/companies/public'
import { eraseAgain } from '#server/capabilities/derived/retention/public'
import { runOffice } from '#server/office-commands'
import { openOfficeSocket } from '#server/office-socket'
import { startClocks } from '#server/services/clocks'
import { composeApp } from '#server/services/compose'
import { siteConfigOf } from '#server/services/site-config'
import { registerWork } from '#server/services/work'

const WEBHOOK = employerService.paymentWebhook.path

export interface RunningServer {
  readonly address: string
  /** Makes the demo market on the first start, where it is wanted; calls are answered meanwhile. True when it was made now, false also when a stop came first. */
  loadDemo(): Promise<boolean>
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
    storage: platform.storage,
    media: platform.media,
    archive: platform.archive,
    papers: platform.papers,
    live: platform.live,
    push: platform.push,
    payments: platform.payments,
    tombstones: platform.tombstones,
    publicUrl: config.publicUrl,
  }
  // Codes are for who reads the mail: once the product has an address for others, nobody reads them in a browser.
  const outbox = config.hasPublicUrl ? null : platform.email.outbox
  const demo = openDemo(parts, log, { isWanted: config.demo, isAlone: platform.database.kind === 'embedded' })
  try {
    await ensurePackages(parts.db)
    await registerWork(parts, log)
    const erased = await eraseAgain(parts)
    if (erased > 0) log.warn({ erased }, 'the database had people and companies again that were erased before: they are erased again')
    const app = await composeApp({
      services: config.services,
      parts,
      log,
      output: 'fast',
      trustProxy: config.trustProxy,
      rateLimitFactor: config.rateLimitFactor,
      metricsToken: config.metricsToken,
      pages: config.services.length > 1 ? pages : null,
      outbox,
      hasAnalytics: config.measurementId !== null,
      site: {
        isReady: () => platform.database.isUp(),
        config: async () => {
          const { measurementId } = config
          return siteConfigOf({
            identity: parts.identity,
            push: parts.push.entrance,
            outbox: outbox !== null,
            measurementId,
            ...(await demo.offered()),
          })
        },
      },
    })
    // With a DATABASE_URL the office command acts by itself; the embedded database only this process can open.
    const office = config.databaseUrl === null ? await openOfficeSocket(config.dataFolder, (words) => runOffice(parts, words)) : null
    const address = await app.listen({ host: config.host, port: config.port })
    await platform.queue.start()
    if (config.services.includes('employer')) await platform.payments.sandbox?.tellAt(`${address}${employerBase}${WEBHOOK}`)
    const clocks = startClocks(parts, log)
    return {
      address,
      loadDemo: demo.load,
      async stop() {
        await demo.stop()
        await app.close()
        await clocks.stop()
        await office?.close()
        await platform.close()
      },
    }
  } catch (error) {
    await platform.close()
    throw error
  }
}
