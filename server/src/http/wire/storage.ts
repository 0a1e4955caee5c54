import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Whatever lies there came from people: no browser runs it, shows it or keeps it. */
const headers = {
  'cache-control': 'no-store',
  'content-disposition': 'attachment',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
/** How long files under way may still arrive while the server stops; parts that arrived are not sent again. */
const STOP_MS = 3_000

const carrying = new WeakSet<Socket>()
/** Whether a file comes in on this connection: its store watches the time, which is longer than the server's limit for a request. */
export const carriesFile = (socket: Socket): boolean => carrying.has(socket)

/** /storage/…: hands requests to the embedded store as they are, body unread. */
export function serveStorage(app: FastifyInstance, listener: RequestListener): void {
  const open = new Set<Socket>()
  app.all('/storage/*', {
    onRequest: (request, reply) => {
      const { socket } = request.raw
      open.add(socket)
      carrying.add(socket)
      reply.raw.once('close', () => {
        open.delete(socket)
        carrying.delete(socket)
      })
      reply.hijack()
      for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
      listener(request.raw, reply.raw)
    },
    handler: () => undefined,
  })
  app.addHook('preClose', (done) => {
    setTimeout(() => open.forEach((socket) => socket.destroy()), STOP_MS).unref()
    done()
  })
}
