import type { FastifyReply } from 'fastify'
import { type CardTried, cardForm } from '#server/http/pages/payments/card-form'
import { backLink, dayWords, note, pounds, sendSides } from '#server/http/pages/payments/shell'
import { escapeHtml as safe } from '#server/http/pages/plain-page'
import type { CheckoutShown } from '#server/platform/payments/port'

const each = { month: ' a month', year: ' a year', once: '' } as const
const first = { month: ' for a month', year: ' for a year', once: '' } as const

function aboutOf(shown: CheckoutShown): string {
  const { name, company, interval, price, vatPercent, renewsAt } = shown
  const rows = `<div><dt>${safe(name)}${first[interval]}</dt><dd>${pounds(price.net)}</dd></div><div><dt>VAT at ${vatPercent}%</dt><dd>${pounds(price.vat)}</dd></div><div class="all"><dt>To pay today</dt><dd>${pounds(price.gross)}</dd></div>`
  const then =
    renewsAt === null
      ? 'Paid once. Nothing renews.'
      : `Renews on ${dayWords(renewsAt)}, and each ${interval} after that until it’s cancelled.`
  return `${backLink(shown.leftUrl)}<div class="group"><h1>${safe(name)}</h1><p class="price num">${pounds(price.gross)}<span>${each[interval]}</span></p></div><dl class="sum">${rows}</dl><p class="small">${then} ${safe(company)} gets a receipt by email.</p>`
}

const over: Readonly<Record<'paid' | 'expired', (shown: CheckoutShown) => string>> = {
  paid: ({ paidUrl }) => `<h2>This is paid</h2><p>There’s nothing more to do here.</p>${backLink(paidUrl)}`,
  expired: ({ leftUrl }) =>
    `<h2>This page has run out</h2><p>Nothing was paid. Choose the plan again to open a new one.</p>${backLink(leftUrl)}`,
}

/** The page on which somebody pays, or why there’s nothing to pay. */
export function sendCheckout(reply: FastifyReply, id: string, shown: CheckoutShown, tried: CardTried): FastifyReply {
  const { status, price, company, now } = shown
  const doing =
    status === 'open'
      ? cardForm(tried, { company, now, button: `Pay ${pounds(price.gross)}` })
      : (tried.fault === 'over' ? note('Nothing was paid just now.') : '') + over[status](shown)
  return sendSides(reply, { title: `Pay for ${shown.name}, test mode`, visitId: id, now }, aboutOf(shown), doing)
}
