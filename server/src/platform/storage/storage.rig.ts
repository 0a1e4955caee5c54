/** Stores for tests: the embedded one behind a server of its own, and any real one that the environment names. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openEmbeddedStorage } from '#server/platform/storage/embedded'
import type { Storage } from '#server/platform/storage/port'
import { openS3 } from '#server/platform/storage/s3'

export interface StorageRig {
  readonly storage: Storage
  /** What addresses without an origin of their own belong to. */
  readonly origin: string
  close(): Promise<void>
}
export interface EmbeddedRig extends StorageRig {
  readonly folder: string
  /** Closes the store and opens it again on the same folder. */
  reopen(): Promise<Storage>
}

export async function embeddedRig({ bodyMs = 60_000 } = {}): Promise<EmbeddedRig> {
  const folder = await mkdtemp(join(tmpdir(), 'test-storage-'))
  let listener: RequestListener | null = null
  const server = createServer((request, response) => listener?.(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  const open = async (): Promise<Storage> => {
    const storage = await openEmbeddedStorage({ folder, log: pino({ level: 'silent' }), bodyMs })
    listener = storage.listener
    return storage
  }
  let storage = await open()
  return {
    storage,
    origin: `http://127.0.0.1:${port}`,
    folder,
    async reopen() {
      await storage.close()
      storage = await open()
      return storage
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await storage.close()
      await rm(folder, { recursive: true })
    },
  }
}

const named = (name: string): string => process.env[`TEST_S3_${name}`] ?? ''

async function realRig(): Promise<StorageRig> {
  const endpoint = named('ENDPOINT')
  const storage = openS3({
    endpoint,
    publicEndpoint: endpoint,
    bucket: named('BUCKET'),
    region: named('REGION') || 'eu-west-2',
    accessKeyId: named('ACCESS_KEY_ID'),
    secretAccessKey: named('SECRET_ACCESS_KEY'),
  })
  return { storage, origin: new URL(endpoint).origin, close: () => storage.close() }
}

export const storageRigs: readonly (readonly [string, () => Promise<StorageRig>])[] = [
  ['embedded', embeddedRig],
  ...(named('ENDPOINT') === '' ? [] : [['TEST_S3_ENDPOINT', realRig] as const]),
]
