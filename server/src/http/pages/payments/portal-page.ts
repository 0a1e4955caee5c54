import type { FastifyReply } from 'fastify'
import { invoiceRows, planRows } from '#server/http/pages/payments/account'
import { type CardTried, cardForm } from '#server/http/pages/payments/card-form'
import { backLink, dayWords, sendSides } from '#server/http/pages/payments/shell'
import { escapeHtml as safe } from '#server/http/pages/plain-page'
import type { AccountShown } from '#server/platform/payments/port'

function endingForm({ subscription }: AccountShown): string {
  if (subscription === null) return ''
  const day = dayWords(subscription.periodEndsAt)
  const [words, path, label] = subscription.isEnding
    ? [`The plan ends on ${day}.`, 'keep', 'Keep the plan']
    : [`You can use the plan until ${day}.`, 'cancel', 'Cancel the plan']
  return `<form method="post" action="?${path}"><p class="small">${words}</p><button class="line">${label}</button></form>`
}

/** The card, the plan's end and invoices. */
export function sendPortal(reply: FastifyReply, id: string, shown: AccountShown, tried: CardTried): FastifyReply {
  const { company, now, returnUrl, subscription } = shown
  const about = `${backLink(returnUrl)}<h1>${safe(company)}</h1>${planRows(shown)}${endingForm(shown)}<h2>Invoices</h2>${invoiceRows(shown)}`
  const unpaid = subscription?.isUnpaid ? '<p class="small">What is unpaid is charged to the new card straight away.</p>' : ''
  const doing = `<h2>Change the card that pays</h2>${unpaid}${cardForm(tried, { company, now, button: 'Save this card' })}`
  return sendSides(reply, { title: 'Card and invoices, test mode', visitId: id, now }, about, doing)
}
