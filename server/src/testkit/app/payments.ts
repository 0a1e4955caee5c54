import { employerBase, employerService } from '@evenshift/contract/employer/service'
import { type Logger, pino } from 'pino'
import { readBilling } from '#server/capabilities/derived/billing/public'
import { answerTo } from '#server/platform/payments/sandbox/answer'
import type { QueuedWork } from '#server/platform/queue/port'
import type { TestApp } from '#server/testkit/app/app'

/** Sends a form of the embedded provider's pages. @returns where the browser goes next; where it stays, the page */
export async function sendForm(t: TestApp, url: string, fields: Record<string, string> = {}): Promise<{ next: string } | { page: string }> {
  const { pathname, search } = new URL(url, 'http://localhost')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams(fields).toString()
  const { statusCode, headers: answered, body } = await t.app.inject({ method: 'POST', url: pathname + search, headers, payload })
  return statusCode === 303 ? { next: String(answered.location) } : { page: body }
}

/** Pays, or keeps a card, on a page of the embedded provider. */
export const payOn = (t: TestApp, url: string, number = '4242 4242 4242 4242') =>
  sendForm(t, url, { number, expiry: '12 / 40', code: '123', name: 'Rosa Marin' })

/** Gives back what was paid on a page, as staff do at the provider. */
export async function refund(t: TestApp, sessionId: string): Promise<void> {
  const { db, queue, clock, publicUrl } = t.parts
  const ask = async (method: string, path: string, form = '') =>
    answerTo({ db, queue, clock, pagesUrl: `${publicUrl}/payment-sandbox` }, { method, path, form, key: null })
  const { payment_intent: intent } = JSON.parse((await ask('GET', `/v1/checkout/sessions/${sessionId}`)).body) as { payment_intent: string }
  const { status, body } = await ask('POST', '/v1/refunds', `payment_intent=${intent}`)
  if (status !== 200) throw new Error(body)
}

/** The events that were committed and wait in the queue, which tests do not start; oldest first. */
export async function waitingEvents(t: TestApp): Promise<string[]> {
  const { rows } = await t.database.sql.query(
    `select data from pgboss.job where name = 'payment.tell' and state < 'completed'
     order by (select place from payment_sandbox_objects as told where told.id = data ->> 'eventId')`,
  )
  return rows.map((row) => (row as { data: { eventId: string } }).data.eventId)
}

/** Sends every event that waits to the server of the test, over HTTP as in production. @returns their ids, to send again */
export async function tellEvents(t: TestApp): Promise<string[]> {
  const { sandbox } = t.parts.payments
  if (sandbox === null) throw new Error('the payments of this test aren’t embedded')
  const address = t.app.server.listening ? t.app.listeningOrigin : await t.app.listen({ port: 0, host: '127.0.0.1' })
  await sandbox.tellAt(`${address}${employerBase}${employerService.paymentWebhook.path}`)
  const ids = await waitingEvents(t)
  for (const eventId of ids) {
    await sandbox.tell(eventId)
    await t.parts.queue.forget(t.parts.db, 'payment.tell', { eventId })
  }
  return ids
}

/** Does what waits of reading what the provider holds, as the queue would. @returns of how many customers */
export async function readTold(t: TestApp, log: Logger = pino({ level: 'silent' })): Promise<number> {
  const { rows } = await t.database.sql.query("select data from pgboss.job where name = 'billing.read' and state < 'completed'")
  for (const { data } of rows as { data: QueuedWork['billing.read'] }[]) {
    await readBilling(t.parts, data, log)
    await t.parts.queue.forget(t.parts.db, 'billing.read', { customerId: data.customerId })
  }
  return rows.length
}
