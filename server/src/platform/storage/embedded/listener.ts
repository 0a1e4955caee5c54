import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import type { Answer } from '#server/platform/storage/embedded/call'
import { type Fault, faults } from '#server/platform/storage/embedded/faults'
import type { StoreFolder } from '#server/platform/storage/embedded/folder'
import { callOf } from '#server/platform/storage/embedded/routes'
import { type AccessKeys, verify } from '#server/platform/storage/embedded/signature'
import { keyOf, targetOf } from '#server/platform/storage/embedded/target'
import { document, element } from '#server/platform/storage/embedded/xml'

export interface ListenerOptions {
  readonly folder: StoreFolder
  readonly keys: AccessKeys
  readonly log: Logger
  /** The host that addresses are signed for; null takes the request's word. */
  readonly host: string | null
  /** What stands before the bucket in every path. */
  readonly prefix: string
  readonly bodyMs: number
}

/** How long the rest of a refused body is let in, so that its sender reads the answer instead of a broken connection. */
const REST_MS = 5_000

async function answerTo(request: IncomingMessage, { folder, keys, host, prefix, bodyMs }: ListenerOptions): Promise<Answer | Fault> {
  const target = targetOf(request, host ?? request.headers.host ?? '')
  if (typeof target === 'string') return target
  const signed = verify(target, keys, Date.now())
  if (typeof signed === 'string') return signed
  const named = keyOf(target.path, prefix)
  if (typeof named === 'string') return named
  const query = new Map(target.query)
  const call = callOf(target.method, named.key, query, Object.keys(request.headers))
  return call === null ? 'NotImplemented' : call({ request, signed, key: named.key, query, folder, bodyMs })
}

const asAnswer = (fault: Fault): Answer => {
  const [status, message] = faults[fault]
  return { status, body: document('Error', [element('Code', fault), element('Message', message)]) }
}

async function send({ status, headers = {}, body }: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isXml = typeof body === 'string'
  response.writeHead(status, {
    ...headers,
    ...(isXml && { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) }),
  })
  if (body === undefined || isXml) response.end(request.method === 'HEAD' ? undefined : body)
  // Whoever goes away while reading ends the read, and is nobody to answer.
  else await pipeline(body, response).catch(() => undefined)
}

function endBody(request: IncomingMessage): void {
  if (request.complete) return
  const cut = setTimeout(() => request.destroy(), REST_MS).unref()
  request.once('close', () => clearTimeout(cut))
  request.resume()
}

/** Answers the S3 protocol over one folder. Keeps nothing in memory between requests. */
export const storeListener =
  (options: ListenerOptions): RequestListener =>
  (request, response) => {
    answerTo(request, options)
      .catch((error: unknown): Fault => {
        options.log.error({ err: error }, 'the file store failed')
        return 'InternalError'
      })
      .then((answer) => send(typeof answer === 'string' ? asAnswer(answer) : answer, request, response))
      .then(() => endBody(request))
      .catch((error: unknown) => options.log.error({ err: error }, 'the file store could not answer'))
  }
