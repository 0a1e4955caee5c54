import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Text made harmless inside HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `
:root{color-scheme:light dark;--ink:#16211f;--page:#faf8f3;--line:#e4dfd4;--brand:#0b5d51;--muted:#55625f;--danger:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#eef4f1;--page:#10201d;--line:#2c3f3a;--brand:#6fd3bd;--muted:#a9bab4;--danger:#ff9f8c}}
body{margin:0 auto;max-width:60rem;padding:2rem 1.25rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--page)}
details,article{border:1px solid var(--line);border-radius:12px;margin:.5rem 0;padding:.6rem .9rem}
summary{cursor:pointer}a,code{font-weight:600;color:var(--brand)}span,time{color:var(--muted)}
pre{overflow:auto;border:1px solid var(--line);border-radius:8px;padding:.75rem;font-size:.8125rem}article pre{border:0;padding:0;font:inherit;white-space:pre-wrap}
button{min-height:52px;padding:0 1.5rem;border:0;border-radius:14px;font:600 1rem system-ui,sans-serif;color:var(--page);background:var(--brand);cursor:pointer}h1{line-height:1.2;text-wrap:balance}h2{font-size:1.1rem;margin:0}h3{font-size:1rem;margin:.8rem 0 .2rem}`

/** Sends a page without script: what those who work on the product read, and where a mail leads. `content` is HTML, made of escaped text; `more` styles it. */
export const sendPlainPage = (reply: FastifyReply, title: string, content: string, more = ''): FastifyReply =>
  sendPage(reply, title, `<main><h1>${escapeHtml(title)}</h1>${content}</main>`, style + more)

interface PageMore {
  /** HTML behind the title. */
  readonly head?: string
  /** Whether it shows public files. */
  readonly hasPictures?: boolean
}
/** The same with a body and a style of its own. */
export function sendPage(
  reply: FastifyReply,
  title: string,
  body: string,
  styled: string,
  { head = '', hasPictures = false }: PageMore = {},
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const { fontFaces = '' } = reply.server
  const fonts = fontFaces === '' ? '' : ` font-src 'self';`
  const pictures = hasPictures ? ` img-src 'self';` : ''
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}';${fonts}${pictures} base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>${head}<style nonce="${nonce}">${fontFaces}${styled}</style></head><body>${body}</body></html>`,
    )
}
