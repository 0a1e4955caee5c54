import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person's id once known; the log tells who, never what they sent. */
    personId: string | null
  }
}

/** One line a request: what was asked, by whom, how it ended, how long it took. No query, no body, no header. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('personId', null)
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        person: request.personId,
      },
      'request',
    )
    done()
  })
}
