import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Logger } from 'pino'
import { openAccessKeys } from '#server/platform/storage/embedded/access-keys'
import { openFolder, sweepLeftovers } from '#server/platform/storage/embedded/folder'
import { storeListener } from '#server/platform/storage/embedded/listener'
import { REGION } from '#server/platform/storage/embedded/signature'
import { BUCKET } from '#server/platform/storage/embedded/target'
import type { Storage } from '#server/platform/storage/port'
import { openS3 } from '#server/platform/storage/s3'

export interface EmbeddedOptions {
  readonly folder: string
  readonly log: Logger
  /** The longest a file or part may take to arrive, in milliseconds. */
  readonly bodyMs?: number
}

/** Browsers know the product by several names and ports: addresses are signed for this one, and given out without it. */
const HOST = 'storage'
const PREFIX = '/storage'
const pathOf = (address: string): string => address.slice(`http://${HOST}`.length)

const HOUR = 60 * 60_000
const LEFTOVER_AGE = 24 * HOUR
/** A part of 5 MiB at 6 kB a second. */
const BODY_MS = 15 * 60_000

/** A store over a folder that speaks S3: browsers reach it under the origin of the page they are on, this process on a port of this machine. */
export async function openEmbeddedStorage({ folder: root, log, bodyMs = BODY_MS }: EmbeddedOptions): Promise<Storage> {
  const folder = await openFolder(root)
  const keys = await openAccessKeys(root)
  const sweep = (): Promise<void> =>
    sweepLeftovers(folder, new Date(Date.now() - LEFTOVER_AGE)).catch((error: unknown) =>
      log.warn({ err: error }, 'leftovers of the file store were not swept'),
    )
  await sweep()
  const sweeping = setInterval(() => void sweep(), HOUR).unref()

  const server = createServer(storeListener({ folder, keys, log, bodyMs, host: null, prefix: '' }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the file store listens on no port')

  const client = openS3({
    endpoint: `http://127.0.0.1:${address.port}`,
    publicEndpoint: `http://${HOST}${PREFIX}`,
    bucket: BUCKET,
    region: REGION,
    ...keys,
  })
  return {
    ...client,
    origin: null,
    listener: storeListener({ folder, keys, log, bodyMs, host: HOST, prefix: PREFIX }),
    async writeAddress(key, bytes, seconds) {
      const address = await client.writeAddress(key, bytes, seconds)
      return { ...address, url: pathOf(address.url) }
    },
    partAddress: async (key, partsId, part, seconds) => pathOf(await client.partAddress(key, partsId, part, seconds)),
    async close() {
      clearInterval(sweeping)
      await client.close()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
