import type { FastifyInstance } from 'fastify'
import { answer } from '#server/http/wire/envelope'
import { isAskedHere } from '#server/http/pages/here'
import { escapeHtml, sendPlainPage } from '#server/http/pages/plain-page'
import { refuse } from '#server/http/call/refuse'
import type { Email } from '#server/platform/email/port'

export type Outbox = NonNullable<Email['outbox']>

const MAILS = 50
/** A mail is read as its reader would: with its own styles, without script, form or frame, and as nobody's origin. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** The text of a mail in which each line that is an address can be followed. */
const textOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => (/^https?:\/\/\S+$/.test(line) ? `<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>` : escapeHtml(line)))
    .join('\n')

/** GET /outbox: the newest mails that would have been sent. They hold codes, so only whoever sits at this machine may read them. */
export function serveOutbox(app: FastifyInstance, outbox: Outbox): void {
  app.get('/outbox', async (request, reply) => {
    if (!isAskedHere(request)) return answer(refuse('NO_SUCH_CALL'), request, reply)
    const mails = await outbox.list(MAILS)
    const articles = mails.map(
      ({ id, to, subject, text, html, sentAt }) =>
        `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)} <time datetime="${sentAt}">${sentAt}</time>${html === null ? '' : ` <a href="/outbox/${id}">View as sent</a>`}</p><pre>${textOf(text)}</pre></article>`,
    )
    return sendPlainPage(reply, 'Outbox', articles.length > 0 ? articles.join('') : '<p>No emails yet.</p>')
  })

  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const mail = isAskedHere(request) ? await outbox.find(request.params.id) : null
    if (mail === null || mail.html === null) return answer(refuse('NO_SUCH_CALL'), request, reply)
    return reply
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mail.html)
  })
}
