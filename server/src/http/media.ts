import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answer } from '#server/http/envelope'
import type { Limits } from '#server/http/limits'
import { askedRange } from '#server/http/range'
import { refuse } from '#server/http/refuse'
import type { ByteRange } from '#server/platform/storage/port'

/** A file that the holder of a link may see at this moment. */
export interface OpenedFile {
  readonly fileName: string
  readonly contentType: string
  readonly size: number
  /** Quoted, as it stands in the header. */
  readonly etag: string
  /** Null where the bytes are gone. */
  read(range?: ByteRange): Promise<Readable | null>
}
/** Null for every link that opens nothing now. */
export type OpenLink = (token: string) => Promise<OpenedFile | null>

/** What a browser shows by itself; everything else is only ever saved. */
const SHOWN = /^(image\/(jpeg|png|webp)|video\/\w+|audio\/\w+|application\/pdf)$/

/** The name in both spellings: plain for the oldest browsers, RFC 5987 for all others. */
function disposition({ contentType, fileName }: OpenedFile): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${SHOWN.test(contentType) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Files come from people: whatever is in them, nothing runs, nothing else is loaded, and no copy outlives the link. */
const headersOf = (file: OpenedFile) => ({
  'accept-ranges': 'bytes',
  'cache-control': 'private, no-store',
  'content-disposition': disposition(file),
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  etag: file.etag,
})

/** Whether the browser has these very bytes already. */
const isKnown = ({ headers }: FastifyRequest, { etag }: OpenedFile): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')

/** A stretch is only of use to a browser that has the rest of these very bytes. */
const rangeOf = ({ headers }: FastifyRequest, { etag, size }: OpenedFile) =>
  headers['if-range'] !== undefined && headers['if-range'] !== etag ? null : askedRange(headers.range, size)

async function send(file: OpenedFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  void reply.headers(headersOf(file))
  if (isKnown(request, file)) return reply.code(304).send()
  const range = rangeOf(request, file)
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  void reply.type(file.contentType).header('content-length', range === null ? file.size : range.end - range.start + 1)
  if (range !== null) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  if (request.method === 'HEAD') return reply.send()
  const body = await file.read(range ?? undefined)
  if (body === null) throw new Error('the bytes of a file are gone')
  // Fastify ends the stream when the browser goes away.
  return reply.send(body)
}

/** GET /media/{token}: the one place where bytes that people sent in go out. A link that opens nothing counts against the address. */
export function serveMedia(app: FastifyInstance, limits: Limits, openLink: OpenLink): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/:token',
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { token } = request.params as { token: string }
      const file = await openLink(token)
      if (file === null) return answer((await limits.address(request)) ?? refuse('NOT_FOUND'), request, reply)
      return send(file, request, reply)
    },
  })
}
