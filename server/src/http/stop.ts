import type { FastifyInstance } from 'fastify'

/** While stopping: calls under way finish, idle connections close at once, and nobody is told to keep one open. */
export function stopQuickly(app: FastifyInstance): void {
  let stopping = false
  app.addHook('preClose', (done) => {
    stopping = true
    setInterval(() => app.server.closeIdleConnections(), 50).unref()
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) void reply.header('connection', 'close')
    done(null, payload)
  })
}
