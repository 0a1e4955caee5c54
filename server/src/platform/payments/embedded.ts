import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Logger } from 'pino'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import type { Payments } from '#server/platform/payments/port'
import { sandboxListener } from '#server/platform/payments/sandbox/listener'
import { runDue } from '#server/platform/payments/sandbox/billing/renew'
import { pagesOf } from '#server/platform/payments/sandbox/pages/pages'
import { forgetOldEvents } from '#server/platform/payments/sandbox/billing/events'
import { keepEndpoint, tell } from '#server/platform/payments/sandbox/tell'
import { type Provider, act, look } from '#server/platform/payments/sandbox/kept/turn'
import { openStripe } from '#server/platform/payments/stripe'
import type { Queue } from '#server/platform/queue/port'

export interface EmbeddedOptions {
  readonly db: Db
  readonly queue: Queue
  readonly clock: Clock
  /** The origin under which browsers reach the product. */
  readonly publicUrl: string
  readonly log: Logger
}

/** A provider that speaks Stripe's wire on a port of this machine and keeps everything in the product's database. No money moves. */
export async function openEmbeddedPayments({ db, queue, clock, publicUrl, log }: EmbeddedOptions): Promise<Payments> {
  const provider: Provider = { db, queue, clock, pagesUrl: `${publicUrl}/payment-sandbox` }
  const [key, secret] = [`sk_test_${randomBytes(24).toString('hex')}`, `whsec_${randomBytes(24).toString('hex')}`]
  const server = createServer(sandboxListener(provider, key, log))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('the payment sandbox listens on no port')

  let address: string | null = null
  const tellOne = async (eventId: string): Promise<void> => {
    if (address === null) throw new Error('the payment sandbox does not know whom to tell')
    await tell(provider, secret, address, eventId)
  }
  return {
    ...openStripe({ key, secrets: [secret], address: `http://127.0.0.1:${listening.port}`, clock }),
    isTest: true,
    now: () => look(provider, async ({ now }) => now),
    sandbox: {
      pages: pagesOf(provider),
      async tellAt(at) {
        address = at
        await act(provider, (turn) => keepEndpoint(turn, at))
        await queue.work('payment.tell', ({ eventId }) => tellOne(eventId))
      },
      tell: tellOne,
      renew: () =>
        act(provider, async (turn) => {
          await runDue(turn)
          await forgetOldEvents(turn)
        }),
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
