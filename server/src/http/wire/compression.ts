import { type CompressCallback, brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False where answers carry what signs people in: their length shall tell nothing about it. */
    readonly compress?: false
  }
}

/** A shorter answer fits into one packet as it is. */
const BYTES_LEAST = 1024
const TYPES = /^(text\/html|application\/json)(;|$)/
/** Files are compressed hard while building; what is made for one caller is compressed quickly. */
const BROTLI_QUALITY = 4

type Way = (payload: string | Buffer, done: CompressCallback) => void
const ways: Readonly<Record<'br' | 'gzip', Way>> = {
  br: (payload, done) => brotliCompress(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }, done),
  gzip,
}

/** Whether it is a whole page or JSON answer; files are streams, and pass. */
function isCompressible(request: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string | Buffer {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false
  if (request.routeOptions.config.compress === false || reply.hasHeader('content-encoding')) return false
  return TYPES.test(String(reply.getHeader('content-type'))) && Buffer.byteLength(payload) >= BYTES_LEAST
}

/** Compresses pages and JSON answers for whoever takes it. What streams passes as it is: events, people's files, files of the build. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isCompressible(request, reply, payload)) return done(null, payload)
    // What a page differs by besides stays said.
    void reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
    const way = negotiate<keyof typeof ways>(request.headers['accept-encoding'] ?? '', ['br', 'gzip'])
    if (way === null) return done(null, payload)
    void reply.header('content-encoding', way).removeHeader('content-length')
    ways[way](payload, done)
  })
}
