import type { FastifyInstance } from 'fastify'
import { type Described, type OpenApi, openApi } from '#server/http/pages/openapi'
import { sendPlainPage } from '#server/http/pages/plain-page'
import { referenceContent } from '#server/http/pages/reference-page'

/** GET /openapi.json and GET /docs of one service. Made at the first request: few ask, and it costs some 100 ms. */
export function serveReference(app: FastifyInstance, service: Described): void {
  const { title, prefix } = service
  let made: OpenApi | undefined
  const api = (): OpenApi => (made ??= openApi(service))
  app.get(`${prefix}/openapi.json`, async (_request, reply) => reply.header('cache-control', 'no-cache').send(api()))
  app.get(`${prefix}/docs`, async (_request, reply) => sendPlainPage(reply, title, referenceContent(api())))
}
