import type { FastifyInstance } from 'fastify'
import { answer } from '#server/http/wire/envelope'
import { kept } from '#server/http/pages/kept'
import { escapeHtml as safe } from '#server/http/pages/plain-page'
import type { Limits } from '#server/http/route/limits'
import type { Parts } from '#server/http/call/context'

export interface ListedAddress {
  /** From the slash on. */
  readonly path: string
  readonly changedAt: Date
}
export interface SiteMap {
  /** The addresses of live jobs and their companies, newest first, at most so many. */
  readonly found: (most: number) => Promise<readonly ListedAddress[]>
  readonly limits: Limits
  readonly clock: Parts['clock']
  /** Where the product is, without a slash at its end. */
  readonly publicUrl: string
}

/** So many addresses a list of this format holds. */
const ADDRESSES_MOST = 50_000
const PAGES = ['/', '/search', '/prices']
/** Milliseconds for which a list is given out again: whoever asks often costs one list. */
const KEPT_MS = 10 * 60_000

function listOf(publicUrl: string, found: readonly ListedAddress[]): string {
  const pages = PAGES.map((path) => `<url><loc>${safe(publicUrl + path)}</loc></url>`)
  const addresses = found.map(
    ({ path, changedAt }) => `<url><loc>${safe(publicUrl + path)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${[...pages, ...addresses].join('\n')}\n</urlset>\n`
}

/** /sitemap.xml, by which search engines find every live job and its company, and /robots.txt, by which they find it. */
export function serveSiteMap(app: FastifyInstance, { found, limits, clock, publicUrl }: SiteMap): void {
  const make = async (): Promise<string> => listOf(publicUrl, await found(ADDRESSES_MOST - PAGES.length))
  const freshList = kept(make, { clock, ms: KEPT_MS })
  app.get('/sitemap.xml', async (request, reply) => {
    const refusal = await limits.address(request)
    if (refusal !== null) return answer(refusal, request, reply)
    return reply
      .header('cache-control', `public, max-age=${KEPT_MS / 1000}`)
      .type('application/xml; charset=utf-8')
      .send(await freshList())
  })
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )
}
