import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { answer } from '#server/http/wire/envelope'
import { isAskedHere } from '#server/http/pages/here'
import { refuse } from '#server/http/call/refuse'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const bears = ({ headers }: FastifyRequest, token: string | null): boolean =>
  token !== null && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

interface MetricsOptions {
  /** Lets who bears it in from elsewhere; null: nobody. */
  readonly token: string | null
  /** How many mails nobody took in days of tries. */
  readonly mailsGivenUp: () => Promise<number>
}

/** GET /metrics: figures of the process, its calls by route and status, and its mail; nothing about people. For whoever sits at this machine. */
export function serveMetrics(app: FastifyInstance, { token, mailsGivenUp }: MetricsOptions): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'How long calls take, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'mails_given_up',
    help: 'Mails that no one took in days of tries, until they’re sent again',
    registers: [registry],
    async collect() {
      // The figures of the process are told while the database is away too.
      const count = await mailsGivenUp().catch(() => Number.NaN)
      this.set(count)
    },
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
