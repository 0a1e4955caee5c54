import type { Socket } from 'node:net'
import type { ErrorEnvelope } from '@evenshift/contract/refusals'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { carriesFile } from '#server/http/wire/storage'
import { discardRest } from '#server/http/wire/discard'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import { securityHeaders } from '#server/http/wire/security'
import { outageOf } from '#server/platform/database/outage'
import { IdentityBusy, IdentityDown } from '#server/platform/identity/port'
import { PaymentsDown } from '#server/platform/payments/port'
import { StorageOutage } from '#server/platform/storage/port'

const envelope = (refusal: Refusal, requestId: string): ErrorEnvelope => ({
  statusCode: refusal.status,
  code: refusal.code,
  message: refusal.message,
  ...(refusal.extra.errors && { errors: refusal.extra.errors }),
  ...(refusal.extra.details && { details: refusal.extra.details }),
  requestId,
})

/** Answers with the one envelope of every error. */
export function answer(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (refusal.extra.retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(refusal.extra.retryAfter)))
  return reply
    .code(refusal.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope(refusal, request.id)))
}

const storeDown = refuse('UNAVAILABLE', { message: 'We can’t reach our file store right now. Try again in a moment.', retryAfter: 2 })

const paymentsDown = refuse('PAYMENTS_DOWN', { retryAfter: 10 })

const signInDown = refuse('SIGN_IN_DOWN', { retryAfter: 10 })

const signInBusy = refuse('UNAVAILABLE', { message: 'Lots of people are signing in right now. Try again in a moment.', retryAfter: 2 })

const byFastifyCode: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refuse('UNSUPPORTED_MEDIA'),
  FST_ERR_CTP_BODY_TOO_LARGE: refuse('TOO_LARGE'),
  FST_ERR_CTP_INVALID_JSON_BODY: refuse('BAD_JSON'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refuse('BAD_REQUEST'),
}

/** What an error that was thrown means to the caller. Only what is ours to mend becomes INTERNAL. */
export function refusalOf(error: FastifyError | Error): Refusal {
  if (isRefusal(error)) return error
  if (error instanceof StorageOutage) return storeDown
  if (error instanceof PaymentsDown) return paymentsDown
  if (error instanceof IdentityBusy) return signInBusy
  if (error instanceof IdentityDown) return signInDown
  const outage = outageOf(error)
  if (outage !== null) return refuse(outage === 'full' ? 'STORAGE_FULL' : 'UNAVAILABLE', { retryAfter: 2 })
  const known = 'code' in error ? byFastifyCode[error.code] : undefined
  if (known) return known
  if ('statusCode' in error && error.statusCode !== undefined && error.statusCode < 500) return refuse('BAD_REQUEST')
  return refuse('INTERNAL')
}

/** The errors that reach Fastify after routing: refusals, unreadable bodies, outages, faults of ours. */
export function envelopeErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.status >= 500) request.log.error({ err: error }, 'call failed')
    if (refusal.code === 'TOO_LARGE') await discardRest(request.raw)
    return answer(refusal, request, reply)
  })
}

/** Before routing, and before any hook: an address that cannot be decoded. */
export const frameworkErrors = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  void answer(refuse('BAD_REQUEST'), request, reply.headers(securityHeaders))
}

/** The one expectation that Node itself meets. */
const MET = '100-continue'

/** A caller that expects what we do not know of: Node would answer by itself, so such a request goes the way of every other. */
export function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', app.routing)
  app.addHook('onRequest', async (request, reply) => {
    const { expect = MET } = request.headers
    return expect.toLowerCase() === MET ? undefined : answer(refuse('EXPECTATION'), request, reply)
  })
}

const bySocketCode: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: refuse('HEADERS_TOO_LARGE'),
  ERR_HTTP_REQUEST_TIMEOUT: refuse('TIMEOUT'),
}

/** Before there is a request at all: bytes that are no HTTP, headers too large or too slow. */
export function clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && carriesFile(socket)) return
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = bySocketCode[error.code ?? ''] ?? refuse('BAD_REQUEST')
  const body = JSON.stringify(envelope(refusal, 'none'))
  const head = [
    `HTTP/1.1 ${refusal.status} ${refusal.code}`,
    ...Object.entries({ ...securityHeaders, 'cache-control': 'no-store' }).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
