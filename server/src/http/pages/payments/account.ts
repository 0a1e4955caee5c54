import { dayWords, pounds } from '#server/http/pages/payments/shell'
import { escapeHtml as safe } from '#server/http/pages/plain-page'
import type { AccountShown } from '#server/platform/payments/port'

function stateOf({ isUnpaid, isEnding, periodEndsAt }: NonNullable<AccountShown['subscription']>): string {
  if (isUnpaid) return '<span class="bad">The last payment failed</span>'
  return `${isEnding ? 'Ends' : 'Renews'} on ${dayWords(periodEndsAt)}`
}

/** What is subscribed to, and what pays for it. */
export function planRows({ subscription, card }: AccountShown): string {
  if (subscription === null) return '<p class="small">No plan runs.</p>'
  const { name, price, interval } = subscription
  const rows = [
    [name, `${pounds(price.gross)} a ${interval}`],
    ['Net and VAT', `${pounds(price.net)} + ${pounds(price.vat)}`],
    ['Card', card === null ? 'None' : `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ${card.last4}, ${card.expiry}`],
  ] as const
  const list = rows.map(([what, value]) => `<div><dt>${safe(what)}</dt><dd>${safe(value)}</dd></div>`)
  return `<dl class="sum">${list.join('')}<div><dt>Next</dt><dd>${stateOf(subscription)}</dd></div></dl>`
}

export function invoiceRows({ invoices }: AccountShown): string {
  if (invoices.length === 0) return '<p class="small">No invoices yet.</p>'
  const rows = invoices.map(
    ({ number, at, gross, isPaid, url }) =>
      `<li><span>${dayWords(at)}<br><a href="${safe(url)}">Invoice ${safe(number)}</a></span><span class="num">${pounds(gross)}<br>${isPaid ? 'Paid' : '<span class="bad">Not paid</span>'}</span></li>`,
  )
  return `<ul class="rows">${rows.join('')}</ul>`
}
