import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answer } from '#server/http/envelope'
import { refuse } from '#server/http/refuse'
import { pagePolicy } from '#server/http/security'

/** Paths of the services: never a page, whatever the caller accepts. */
const SERVICES = /^\/(info|jobs|office|identity|health|media|metrics|storage|config\.json)(\/|$|\?)/

const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && !SERVICES.test(request.url) && (request.headers.accept ?? '').includes('text/html')

/**
 * Serves the built pages of a folder: hashed assets for ever, the one page under every other address with a nonce of its own,
 * and the envelope's 404 for everything that nobody answers. `filesOrigin` is where pages send files; null: to this server.
 */
export async function serveSite(app: FastifyInstance, folder: string, filesOrigin: string | null): Promise<void> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8')
  await app.register(files, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (file) => !file.endsWith('index.html'),
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return answer(refuse('NO_SUCH_CALL'), request, reply)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', pagePolicy(nonce, filesOrigin))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('__NONCE__', nonce))
  })
}

/** Where no pages are served (one service alone, tests): every unknown address is the envelope's 404. */
export function serveNoSite(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => answer(refuse('NO_SUCH_CALL'), request, reply))
}
