import type { FastifyInstance } from 'fastify'
import { answer } from '#server/http/envelope'
import { escapeHtml, sendPlainPage } from '#server/http/plain-page'
import { refuse } from '#server/http/refuse'
import type { Email } from '#server/platform/email/port'

export type Outbox = NonNullable<Email['outbox']>

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const MAILS = 50

/** GET /outbox: the newest mails that would have been sent. They hold codes, so only this machine may read them. */
export function serveOutbox(app: FastifyInstance, outbox: Outbox): void {
  app.get('/outbox', async (request, reply) => {
    if (!LOOPBACK.test(request.ip)) return answer(refuse('NO_SUCH_CALL'), request, reply)
    const mails = await outbox.list(MAILS)
    const articles = mails.map(
      ({ to, subject, text, sentAt }) =>
        `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)} <time datetime="${sentAt}">${sentAt}</time></p><pre>${escapeHtml(text)}</pre></article>`,
    )
    return sendPlainPage(reply, 'Outbox', articles.length > 0 ? articles.join('') : '<p>No mail yet.</p>')
  })
}
