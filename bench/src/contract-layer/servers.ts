import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import { createApp } from '@evenshift/server/http/app'
import { serveMetrics } from '@evenshift/server/http/pages/metrics'
import { securityHeaders } from '@evenshift/server/http/wire/security'
import { serve } from '@evenshift/server/http/route/serve'
import { serveNoSite } from '@evenshift/server/http/files/site'
import type { Database } from '@evenshift/server/platform/database/port'
import { pino } from 'pino'
import { readWeek } from '#bench/contract-layer/week'

/** Answers the call as the product does, with its log; who may come in is left out, as the other one does not ask it. */
async function listenLayered({ db }: Database): Promise<string> {
  const app = createApp({ log: pino({ level: 'info' }), trustProxy: null })
  serveMetrics(app, { token: null, mailsGivenUp: async () => 0 })
  const { availability } = seekerService
  serve(app, {
    prefix: seekerBase,
    calls: { availability },
    handlers: { availability: () => readWeek(db) },
    door: async () => ({}),
    output: 'fast',
  })
  serveNoSite(app)
  return app.listen({ host: '127.0.0.1', port: 0 })
}

/** The same answer from Node alone, which sends the same security headers and logs a line a request as well: neither is the contract's. */
async function listenBare({ db }: Database): Promise<string> {
  const log = pino({ level: 'info' })
  const server = createServer((request, response) => {
    const began = performance.now()
    const reqId = randomUUID()
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    response.setHeader('x-request-id', reqId)
    response.setHeader('cache-control', 'no-store')
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.once('finish', () => {
      const ms = Math.round((performance.now() - began) * 10) / 10
      log.info({ reqId, method: request.method, route: request.url, status: response.statusCode, ms, person: null }, 'request')
    })
    void readWeek(db).then((week) => response.end(JSON.stringify(week)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

export const listeners = { bare: listenBare, layered: listenLayered } as const
