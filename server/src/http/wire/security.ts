import type { FastifyInstance } from 'fastify'

/** Which other origins pages may use. */
export interface OtherOrigins {
  /** Where pages send files; null: to this server. */
  readonly files: string | null
  /** Where pages sign people in; none where this server does. */
  readonly signIn: readonly string[]
  /** Google Analytics, for who says yes to it. */
  readonly hasAnalytics: boolean
}
const TAGS = 'https://*.googletagmanager.com'
const COUNTS = `https://*.google-analytics.com https://*.analytics.google.com ${TAGS}`

/** What the product's own pages may load: only themselves, and the other origins; styles made at run time carry the page's nonce. */
export const pagePolicy = (nonce: string, { files, signIn, hasAnalytics }: OtherOrigins): string =>
  [
    "default-src 'none'",
    hasAnalytics ? `script-src 'self' ${TAGS}` : "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    hasAnalytics ? `img-src 'self' data: blob: ${COUNTS}` : "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...(files === null ? [] : [files]), ...signIn, ...(hasAnalytics ? [COUNTS] : [])].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Of every answer, known at the start. One that is no page may load nothing at all; a page brings its own policy. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter of old browsers could itself be turned against a page.
  'x-xss-protection': '0',
}

export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(securityHeaders)
    done()
  })
}
