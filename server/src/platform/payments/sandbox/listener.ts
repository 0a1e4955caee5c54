import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { type Answer, answerTo } from '#server/platform/payments/sandbox/answer'
import type { Provider } from '#server/platform/payments/sandbox/kept/turn'
import { API_VERSION } from '#server/platform/payments/sandbox/wire/events'

const BODY_BYTES_MOST = 64 * 1024

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_BYTES_MOST) throw new Error('a question to the payment sandbox is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

const refused = (status: number, type: string, message: string): Answer => ({ status, body: JSON.stringify({ error: { type, message } }) })

function holds({ authorization = '' }: IncomingMessage['headers'], apiKey: string): boolean {
  const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${apiKey}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

async function answerOf(request: IncomingMessage, provider: Provider, apiKey: string): Promise<Answer> {
  if (!holds(request.headers, apiKey)) return refused(401, 'invalid_request_error', 'Invalid API Key provided.')
  const { pathname, search } = new URL(request.url ?? '/', 'http://sandbox')
  const body = await textOf(request)
  const { 'idempotency-key': key } = request.headers
  return answerTo(provider, {
    method: request.method ?? 'GET',
    path: pathname,
    form: request.method === 'GET' ? search.slice(1) : body,
    key: typeof key === 'string' ? key : null,
  })
}

/** Answers Stripe's wire. Keeps nothing in memory between questions. */
export const sandboxListener =
  (provider: Provider, apiKey: string, log: Logger): RequestListener =>
  (request, response) => {
    answerOf(request, provider, apiKey)
      .catch((error: unknown) => {
        log.error({ err: error }, 'the payment sandbox failed')
        return refused(500, 'api_error', 'The sandbox failed.')
      })
      .then(({ status, body }) => {
        response.writeHead(status, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'request-id': `req_${randomUUID().replaceAll('-', '').slice(0, 14)}`,
          'stripe-version': API_VERSION,
        })
        response.end(body)
      })
      .catch((error: unknown) => log.error({ err: error }, 'the payment sandbox could not answer'))
  }
