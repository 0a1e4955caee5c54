import type { FastifyReply } from 'fastify'
import { pounds, sendSides } from '#server/http/pages/payments/shell'
import { escapeHtml as safe } from '#server/http/pages/plain-page'
import type { StepShown } from '#server/platform/payments/port'

/** What the bank of a card would ask for on a page of its own. */
export function sendStep(reply: FastifyReply, id: string, { company, amount, last4, now }: StepShown): FastifyReply {
  const what = amount === null ? 'To keep this card for later payments' : `To pay ${pounds(amount)}`
  const about = `<h1>Is it you?</h1><p>${what}, the bank of the card that ends in <b class="num">${last4}</b> asks ${safe(company)} for a code.</p><p class="small">A real bank would send one. Here you say how it goes.</p>`
  const form = (answer: string, label: string, look: string): string =>
    `<form method="post"><input type="hidden" name="answer" value="${answer}"><button${look}>${label}</button></form>`
  const doing = `<h2>The code from the bank</h2>${form('complete', 'Complete', '')}${form('fail', 'Fail', ' class="line"')}`
  return sendSides(reply, { title: 'Confirm the card, test mode', visitId: id, now }, about, doing)
}
