import { once } from 'node:events'
import { type AddressInfo, type Socket, createServer } from 'node:net'
import type { Storage } from '#server/platform/storage/port'
import { openS3 } from '#server/platform/storage/s3'

/** A file store that takes every connection and never answers. Its calls wait a tenth of a second. */
export async function silentStorage(): Promise<Storage> {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on TCP
  const keys = { accessKeyId: 'KEY', secretAccessKey: 'secret' }
  const storage = openS3({ endpoint, publicEndpoint: endpoint, bucket: 'files', region: 'eu-west-2', ...keys, callMs: 100 })
  return {
    ...storage,
    async close() {
      await storage.close()
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
