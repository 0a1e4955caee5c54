import type { FastifyReply } from 'fastify'
import { invoiceRows, planRows } from '#server/http/pages/payments/account'
import { backLink, clockWords, sendSides } from '#server/http/pages/payments/shell'
import type { ClockShown } from '#server/platform/payments/port'

/** Moves the clock of the embedded provider, so that one can see what a renewal brings. */
export function sendClock(reply: FastifyReply, id: string, shown: ClockShown): FastifyReply {
  const { now, nextAt, returnUrl, subscription } = shown
  const form = (to: string, label: string, look: string): string =>
    `<form method="post"><input type="hidden" name="to" value="${to}"><button${look}>${label}</button></form>`
  const next =
    nextAt === null
      ? ''
      : `<p class="small">Next: ${clockWords(nextAt)}</p>${form('next', subscription?.isUnpaid ? 'To the next try' : 'To the next renewal', '')}`
  const about = `${backLink(returnUrl, 'Back')}<div class="group"><h1>Test clock</h1><p class="time num">${clockWords(now)}</p></div><p class="small">It runs by itself and only goes forwards. Payments use this clock. Everything else on Evenshift uses today’s date.</p>${next}${form('day', 'On by a day', nextAt === null ? '' : ' class="line"')}`
  const doing = `<h2>Plan</h2>${planRows(shown)}<h2>Invoices</h2>${invoiceRows(shown)}`
  return sendSides(reply, { title: 'Test clock', visitId: id, now }, about, doing)
}
