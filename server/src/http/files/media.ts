import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answer } from '#server/http/wire/envelope'
import type { Limits } from '#server/http/route/limits'
import { askedRange } from '#server/http/files/range'
import { refuse } from '#server/http/call/refuse'
import { type ByteRange, StorageOutage } from '#server/platform/storage/port'

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
export interface MediaDoors {
  /** What a link opens for its one holder; null for every link that opens nothing now. */
  openLink(token: string): Promise<OpenedFile | null>
  /** What everybody may see under this id; null for every other file. */
  openPublic(fileId: string): Promise<OpenedFile | null>
}

/** What a browser shows by itself; everything else is only ever saved. */
const SHOWN = /^(image\/(jpeg|png|webp)|video\/\w+|audio\/\w+|application\/pdf)$/

/** The name in both spellings: plain for the oldest browsers, RFC 5987 for all others. */
function disposition({ contentType, fileName }: OpenedFile): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${SHOWN.test(contentType) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** No copy outlives a link. What everybody sees is another file when it changes; a day later it is asked for again, in case it was taken away. */
const CACHING = { link: 'private, no-store', public: 'public, max-age=86400, immutable' } as const
type Reach = keyof typeof CACHING

/** Files come from people: whatever is in them, nothing runs, and nothing else is loaded. */
const INERT = "sandbox; default-src 'none'"
/** PDFs too, but WebKit's viewer shows nothing in a sandbox, and a strip of 150 pixels where it may not style its own page. */
export const INERT_PDF = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const headersOf = (file: OpenedFile, reach: Reach) => ({
  'accept-ranges': 'bytes',
  'cache-control': CACHING[reach],
  'content-disposition': disposition(file),
  'content-security-policy': file.contentType === 'application/pdf' ? INERT_PDF : INERT,
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

async function send(file: OpenedFile, reach: Reach, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  void reply.headers(headersOf(file, reach))
  if (isKnown(request, file)) return reply.code(304).send()
  const range = rangeOf(request, file)
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  void reply.type(file.contentType).header('content-length', range === null ? file.size : range.end - range.start + 1)
  if (range !== null) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  if (request.method === 'HEAD') return reply.send()
  const body = await file.read(range ?? undefined)
  if (body === null) throw new StorageOutage('the bytes of a file are gone')
  // Fastify ends the stream when the browser goes away.
  return reply.send(body)
}

/**
 * GET /media/{token} and GET /media/public/{id}: the one place where bytes that people sent in go out.
 * An address that opens nothing counts against the caller's.
 */
export function serveMedia(app: FastifyInstance, limits: Limits, { openLink, openPublic }: MediaDoors): void {
  const serve = (url: string, reach: Reach, open: (name: string) => Promise<OpenedFile | null>): void => {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { name } = request.params as { name: string }
        const file = await open(name)
        if (file === null) return answer((await limits.address(request)) ?? refuse('NOT_FOUND'), request, reply)
        return send(file, reach, request, reply)
      },
    })
  }
  serve('/media/:name', 'link', openLink)
  serve('/media/public/:name', 'public', openPublic)
}
