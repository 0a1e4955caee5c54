import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { answer } from '#server/http/envelope'
import { isAskedHere } from '#server/http/here'
import { refuse } from '#server/http/refuse'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const bears = ({ headers }: FastifyRequest, token: string | null): boolean =>
  token !== null && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

/**
 * GET /metrics: figures of the process and of its calls by route and status; nothing about people. For whoever sits at this machine, and
 * for who bears the token; null lets nobody else in.
 */
export function serveMetrics(app: FastifyInstance, token: string | null): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'How long calls take, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!isAskedHere(request) && !bears(request, token)) return answer(refuse('NO_SUCH_CALL'), request, reply)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
