import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answer } from '#server/http/wire/envelope'
import { refuse } from '#server/http/call/refuse'
import { type OtherOrigins, pagePolicy } from '#server/http/wire/security'

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the page of the web application; missing where no pages are served. */
    sendApplication?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
  }
}

/** Paths of the services and of built files: never a page, whatever the caller accepts. */
const NO_PAGES = /^\/(info|jobs|office|identity|health|media|metrics|storage|assets|config\.json)(\/|$|\?)/
const FILE_NAME = /\.\w+(\?|$)/

/** Browsers name pages; programs that take anything (previews of links, curl) get one where the address does not look like a file. */
function wantsPage({ url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (NO_PAGES.test(url)) return false
  return accept.includes('text/html') || (/(\*|text)\/\*/.test(accept) && !FILE_NAME.test(url))
}

/** The built page by the first part of an address: with links to what that part will ask for, where the build says so. */
async function readPages(folder: string): Promise<(url: string) => string> {
  const plain = await readFile(path.join(folder, 'index.html'), 'utf8')
  const links = JSON.parse(await readFile(path.join(folder, 'preloads.json'), 'utf8')) as Readonly<Record<string, string>>
  const pages = new Map(Object.entries(links).map(([part, html]) => [part, plain.replace('</head>', `${html}</head>`)]))
  return (url) => pages.get(url.split(/[/?]/, 2)[1] ?? '') ?? plain
}

/**
 * Serves the built pages of a folder: hashed assets for ever, the one page under every other address with a nonce of its own,
 * and the envelope's 404 for everything that nobody answers. `others` are the origins that pages may use besides.
 */
export async function serveSite(app: FastifyInstance, folder: string, others: OtherOrigins): Promise<void> {
  const pageOf = await readPages(folder)
  await app.register(files, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', 'preloads.json', '**/*.{br,gz}'],
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const sendApplication = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!wantsPage(request)) return answer(refuse('NO_SUCH_CALL'), request, reply)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', pagePolicy(nonce, others))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pageOf(request.url).replaceAll('__NONCE__', nonce))
  }
  app.decorate('sendApplication', sendApplication)
  app.get('/*', sendApplication)
  serveNoSite(app)
}

/** Where no pages are served (one service alone, tests): every unknown address is the envelope's 404. */
export function serveNoSite(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => answer(refuse('NO_SUCH_CALL'), request, reply))
}
