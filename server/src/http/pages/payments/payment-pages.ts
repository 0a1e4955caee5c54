import type { FastifyInstance } from 'fastify'
import { sendCheckout, sendNothing } from '#server/http/pages/payments/checkout-page'
import type { PaymentPages } from '#server/platform/payments/port'

interface Asked {
  Params: { id: string }
  Querystring: { card?: string }
  Body: Readonly<Record<string, string>> | undefined
}

/** /payment-sandbox/…: the pages of the embedded payment provider. Nobody signs in; each address holds an id that nobody guesses. */
export function servePaymentPages(app: FastifyInstance, pages: PaymentPages): void {
  app.register((inner, _options, done) => {
    inner.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 2048 }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(body.toString())))
    })

    inner.get<Asked>('/payment-sandbox/checkout/:id', async ({ params, query }, reply) => {
      const shown = await pages.checkout(params.id)
      return shown === null ? sendNothing(reply) : sendCheckout(reply, shown, { picked: query.card, fault: null })
    })
    inner.post<Asked>('/payment-sandbox/checkout/:id', async ({ params, body = {} }, reply) => {
      const { number = '', expiry = '', code = '' } = body
      const answer = await pages.pay(params.id, { number, expiry, code })
      const shown = answer && (await pages.checkout(params.id))
      if (answer === null || shown === null) return sendNothing(reply)
      if ('next' in answer) return reply.redirect(answer.next, 303)
      return sendCheckout(reply, shown, { picked: undefined, fault: answer.fault, expiry })
    })
    done()
  })
}
