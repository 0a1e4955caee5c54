import type { FastifyReply } from 'fastify'
import { escapeHtml as safe, sendPlainPage } from '#server/http/pages/plain-page'
import type { CardFault, CheckoutShown } from '#server/platform/payments/port'

const pounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`

interface Tried {
  readonly picked: string | undefined
  readonly fault: CardFault | null
  readonly expiry?: string
}

const faultWords: Readonly<Record<CardFault, string>> = {
  number: 'Real card numbers are refused here. Use one of the test cards.',
  expiry: 'Enter a date to come, such as 12 / 28.',
  code: 'Enter the 3 digits on the back of the card.',
  declined: 'The card was declined. Try another one.',
  over: 'There’s nothing to pay here any more.',
}

export const sendNothing = (reply: FastifyReply): FastifyReply =>
  sendPlainPage(reply.code(404), 'This page isn’t here', '<p>It may have been cut on its way. Go back to Evenshift and start again.</p>')

export function sendCheckout(reply: FastifyReply, shown: CheckoutShown, { fault, expiry = '12 / 28' }: Tried): FastifyReply {
  const note = fault === null ? '' : `<p role="alert">${safe(faultWords[fault])}</p>`
  const form = `<form method="post"><label>Card number <input name="number" value="4242 4242 4242 4242"></label> <label>Expiry <input name="expiry" value="${safe(expiry)}"></label> <label>Security code <input name="code" value="123"></label>${note}<button>Pay ${pounds(shown.price.gross)}</button></form>`
  const back = `<p><a href="${safe(shown.leftUrl)}">Back to Evenshift</a></p>`
  return sendPlainPage(reply, shown.name, `<p>Test mode: no money moves</p>${back}${shown.status === 'open' ? form : ''}`)
}
