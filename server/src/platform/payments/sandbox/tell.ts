import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { change, find, insert, newId, remove, seconds } from '#server/platform/payments/sandbox/kept/store'
import { type Provider, type Turn, act, look } from '#server/platform/payments/sandbox/kept/turn'
import { present } from '#server/platform/payments/sandbox/wire/present'

const TIMEOUT_MS = 10_000

/** Stripe's signature of a body that is sent at this time. */
export function signatureOf(body: string, secret: string, at: Date): string {
  const time = seconds(at)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

/** Sends an event to where it is wanted; rejects where it is not taken. */
export async function tell(provider: Provider, secret: string, address: string, eventId: string): Promise<void> {
  const body = await look(provider, async (turn) => {
    const event = await find(turn, 'event', eventId)
    return event === null ? null : JSON.stringify(await present(turn, event))
  })
  if (body === null) return
  const { status } = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signatureOf(body, secret, provider.clock.now()) },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (status < 200 || status > 299) throw new Error(`the payment event was answered with ${status}`)
  await act(provider, async (turn) => {
    const event = await find(turn, 'event', eventId)
    if (event !== null) await change(turn, event, { isPending: false })
  })
}

/** The address that was named last is the one that Stripe would list. */
export async function keepEndpoint(turn: Turn, url: string): Promise<void> {
  await remove(turn, 'webhook_endpoint', sql`true`)
  await insert(turn, 'webhook_endpoint', newId('we_'), { url })
}
