import { randomBytes } from 'node:crypto'
import type { Contract } from '@evenshift/contract/call'
import type { FastifyInstance } from 'fastify'
import { openApi } from '#server/http/openapi'
import { referencePage } from '#server/http/reference-page'

/** GET /openapi.json and GET /docs of one service. Made at the first request: few ask, and it costs some 100 ms. */
export function serveReference(app: FastifyInstance, title: string, prefix: string, calls: Contract): void {
  let made: ReturnType<typeof openApi> | undefined
  const api = (): ReturnType<typeof openApi> => (made ??= openApi(title, prefix, calls))
  app.get(`${prefix}/openapi.json`, async (_request, reply) => reply.header('cache-control', 'no-cache').send(api()))
  app.get(`${prefix}/docs`, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(referencePage(api(), nonce))
  })
}
