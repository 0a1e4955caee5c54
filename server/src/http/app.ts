import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController, errorCodes } from 'fastify'
import type { Logger } from 'pino'
import { workAfterAnswers } from '#server/http/call/after-answer'
import { keepEventStreams } from '#server/http/route/events'
import { compressAnswers } from '#server/http/wire/compression'
import { clientErrorHandler, envelopeErrors, frameworkErrors, refuseExpectations } from '#server/http/wire/envelope'
import { logRequests } from '#server/http/wire/request-log'
import { secureHeaders } from '#server/http/wire/security'
import { stopQuickly } from '#server/http/stop'

/** Who may say where a call came from: the last so many proxies, those of these networks, or nobody. */
export type TrustedProxies = number | readonly string[] | null

export interface AppOptions {
  readonly log: Logger
  readonly trustProxy: TrustedProxies
}

/** The most bytes of a JSON body; files never come this way. */
const BODY_BYTES_MOST = 256 * 1024

/** An HTTP application that answers nothing yet, but answers it well: envelope, ids, limits of size and time, headers, log. */
export function createApp({ log, trustProxy }: AppOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_BYTES_MOST,
    requestTimeout: 10_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 30_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: trusted(trustProxy),
    frameworkErrors,
    clientErrorHandler,
  }) as unknown as FastifyInstance // the logger's own type does not matter to routes
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  readJson(app)
  envelopeErrors(app)
  logRequests(app)
  stopQuickly(app)
  secureHeaders(app)
  refuseExpectations(app)
  compressAnswers(app)
  workAfterAnswers(app)
  keepEventStreams(app)
  return app
}

/** In Fastify's words; a number alone it takes for nobody. What stands left of the trusted ones in X-Forwarded-For, callers wrote themselves. */
const trusted = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies === null ? false : [...proxies]

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body stays the bytes that it came as. */
    isRaw?: boolean
  }
}

/** The product's client sends the JSON content type always, also where there is no body. Bytes that are no text are not guessed at. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (request.routeOptions.config.isRaw) done(null, body)
    else if (body.length === 0) done(null, undefined)
    else if (isUtf8(body)) void parse(request, body.toString(), done)
    else done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY())
  })
}
