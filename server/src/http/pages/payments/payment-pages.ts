import type { FastifyInstance, FastifyReply } from 'fastify'
import { INERT_PDF } from '#server/http/files/media'
import type { CardTried } from '#server/http/pages/payments/card-form'
import { sendCheckout } from '#server/http/pages/payments/checkout-page'
import { sendClock } from '#server/http/pages/payments/clock-page'
import { sendPortal } from '#server/http/pages/payments/portal-page'
import { sandboxPath } from '#server/http/pages/payments/shell'
import { sendStep } from '#server/http/pages/payments/step-page'
import { sendPlainPage } from '#server/http/pages/plain-page'
import type { CardGiven, PaymentPages } from '#server/platform/payments/port'

interface Asked {
  Params: { id: string }
  Querystring: Readonly<Record<string, string | undefined>>
  Body: Readonly<Record<string, string>> | undefined
}

const noSuch = (reply: FastifyReply): FastifyReply =>
  sendPlainPage(reply.code(404), 'This page isn’t here', '<p>It may have been cut on its way. Go back to Evenshift and start again.</p>')

const cardIn = ({ number = '', expiry = '', code = '' }: Readonly<Record<string, string>>): CardGiven => ({ number, expiry, code })
const comingWith = ({ card, failed }: Asked['Querystring']): CardTried => ({
  picked: card,
  sent: null,
  fault: failed === undefined ? null : 'failed',
})

function serveCheckout(app: FastifyInstance, pages: PaymentPages): void {
  const path = '/payment-sandbox/checkout/:id'
  app.get<Asked>(path, async ({ params: { id }, query }, reply) => {
    const shown = await pages.checkout(id)
    return shown === null ? noSuch(reply) : sendCheckout(reply, id, shown, comingWith(query))
  })
  app.post<Asked>(path, async ({ params: { id }, body: sent = {} }, reply) => {
    const answer = await pages.pay(id, cardIn(sent))
    if (answer !== null && 'next' in answer) return reply.redirect(answer.next, 303)
    const shown = await pages.checkout(id)
    if (answer === null || shown === null) return noSuch(reply)
    return sendCheckout(reply, id, shown, { picked: undefined, sent, fault: answer.fault })
  })
}

function servePortal(app: FastifyInstance, pages: PaymentPages): void {
  const path = '/payment-sandbox/portal/:id'
  app.get<Asked>(path, async ({ params: { id }, query }, reply) => {
    const shown = await pages.portal(id)
    return shown === null ? noSuch(reply) : sendPortal(reply, id, shown, comingWith(query))
  })
  app.post<Asked>(path, async ({ params: { id }, query, body: sent = {} }, reply) => {
    if ('cancel' in query || 'keep' in query) {
      const isThere = await pages.setEnding(id, 'cancel' in query)
      return isThere ? reply.redirect(sandboxPath('portal', id), 303) : noSuch(reply)
    }
    const answer = await pages.changeCard(id, cardIn(sent))
    if (answer !== null && 'next' in answer) return reply.redirect(answer.next, 303)
    const shown = await pages.portal(id)
    if (answer === null || shown === null) return noSuch(reply)
    return sendPortal(reply, id, shown, { picked: undefined, sent, fault: answer.fault })
  })
}

function serveStepAndClock(app: FastifyInstance, pages: PaymentPages): void {
  app.get<Asked>('/payment-sandbox/step/:id', async ({ params: { id } }, reply) => {
    const shown = await pages.step(id)
    return shown === null ? noSuch(reply) : sendStep(reply, id, shown)
  })
  app.post<Asked>('/payment-sandbox/step/:id', async ({ params: { id }, body }, reply) => {
    const next = await pages.endStep(id, body?.['answer'] === 'complete')
    return next === null ? noSuch(reply) : reply.redirect(next, 303)
  })
  app.get<Asked>('/payment-sandbox/clock/:id', async ({ params: { id } }, reply) => {
    const shown = await pages.clock(id)
    return shown === null ? noSuch(reply) : sendClock(reply, id, shown)
  })
  app.post<Asked>('/payment-sandbox/clock/:id', async ({ params: { id }, body }, reply) => {
    const isThere = await pages.moveClock(id, body?.['to'] === 'next' ? 'next' : 'day')
    return isThere ? reply.redirect(sandboxPath('clock', id), 303) : noSuch(reply)
  })
}

/** /payment-sandbox/…: the pages of the embedded payment provider. Nobody signs in; each address holds an id that nobody guesses. */
export function servePaymentPages(app: FastifyInstance, pages: PaymentPages): void {
  app.register((inner, _options, done) => {
    inner.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 2048 }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(body.toString())))
    })
    serveCheckout(inner, pages)
    servePortal(inner, pages)
    serveStepAndClock(inner, pages)
    inner.get<Asked>('/payment-sandbox/invoice/:id.pdf', async ({ params: { id } }, reply) => {
      const file = await pages.invoice(id)
      if (file === null) return noSuch(reply)
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', INERT_PDF)
        .type('application/pdf')
        .send(Buffer.from(file))
    })
    done()
  })
}
