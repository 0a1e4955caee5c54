import type Stripe from 'stripe'
import type { Clock } from '#server/platform/clock/port'
import type { PaymentEvent } from '#server/platform/payments/port'

const TOLERANCE_SECONDS = 300

/** Whom an object belongs to, as its event shows it. */
function customerIdOf(about: object): string | null {
  const { object, id, customer } = about as { readonly object?: unknown; readonly id?: unknown; readonly customer?: unknown }
  const named = object === 'customer' ? id : customer
  return typeof named === 'string' ? named : null
}

/** Read by whichever of the secrets signed it. */
export function readEvent(
  stripe: Stripe,
  { secrets, clock }: { readonly secrets: readonly string[]; readonly clock: Clock },
  body: Buffer,
  signature: string,
): PaymentEvent | null {
  for (const secret of secrets) {
    try {
      const now = clock.now().getTime()
      const { id, type, data } = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now)
      return { id, type, customerId: customerIdOf(data.object) }
    } catch {
      // Another secret may have signed it.
    }
  }
  return null
}
