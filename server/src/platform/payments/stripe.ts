import Stripe from 'stripe'
import type { Clock } from '#server/platform/clock/port'
import type { Payments } from '#server/platform/payments/port'
import { answered } from '#server/platform/payments/stripe/answered'
import { cancelAtPeriodEnd, giveBack, moveDown, moveUp, preview, resume } from '#server/platform/payments/stripe/changes'
import { closeCheckout, openCheckout } from '#server/platform/payments/stripe/checkout'
import { customerOf, forget, portalUrl } from '#server/platform/payments/stripe/customer'
import { readEvent } from '#server/platform/payments/stripe/event'
import { billingOf } from '#server/platform/payments/stripe/billing'

export interface StripeOptions {
  readonly key: string
  /** Of the webhook; several while one takes the other's place. */
  readonly secrets: readonly string[]
  /** Where the same wire is spoken; null for Stripe itself. */
  readonly address: string | null
  readonly clock: Clock
}

/** A call is tried three times, so that nobody waits longer than a quarter of a minute. */
const TIMEOUT_MS = 5_000
const RETRIES = 2

function clientOf({ key, address }: StripeOptions): Stripe {
  const place = address === null ? null : new URL(address)
  return new Stripe(key, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(place && {
      host: place.hostname,
      port: place.port || (place.protocol === 'https:' ? 443 : 80),
      protocol: place.protocol === 'https:' ? 'https' : 'http',
    }),
  })
}

/** Stripe, or whoever speaks its wire, by its own package. */
export function openStripe(options: StripeOptions): Payments {
  const stripe = clientOf(options)
  return {
    isTest: !options.key.includes('_live_'),
    sandbox: null,
    now: async () => options.clock.now(),
    customerOf: answered((company) => customerOf(stripe, company)),
    openCheckout: answered((asked) => openCheckout(stripe, asked)),
    closeCheckout: answered((sessionId) => closeCheckout(stripe, sessionId)),
    billingOf: answered((customerId) => billingOf(stripe, customerId)),
    preview: answered((id, to, at) => preview(stripe, id, to, at)),
    moveUp: answered((id, to, at) => moveUp(stripe, id, to, at)),
    moveDown: answered((id, to) => moveDown(stripe, id, to)),
    cancelAtPeriodEnd: answered((id) => cancelAtPeriodEnd(stripe, id)),
    resume: answered((id) => resume(stripe, id)),
    giveBack: answered((id) => giveBack(stripe, id)),
    forget: answered((customerId) => forget(stripe, customerId)),
    portalUrl: answered((customerId, returnUrl) => portalUrl(stripe, customerId, returnUrl)),
    readEvent: (body, signature) => readEvent(stripe, options, body, signature),
    close: async () => undefined,
  }
}
