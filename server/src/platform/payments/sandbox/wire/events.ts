import type Stripe from 'stripe'
import { type Kept, eventTypes } from '#server/platform/payments/sandbox/kept/facts'

/** The version of the wire, as the package names its own. */
export const API_VERSION = '2026-10-28.endive'

export const eventWire = ({ id, created, facts }: Kept<'event'>): Stripe.EventBase => ({
  id,
  object: 'event',
  api_version: API_VERSION,
  created,
  data: { object: facts.data },
  livemode: false,
  pending_webhooks: facts.isPending ? 1 : 0,
  request: { id: null, idempotency_key: null },
  type: facts.type,
})

export const endpointWire = ({ id, created, facts }: Kept<'webhook_endpoint'>): Stripe.WebhookEndpoint => ({
  id,
  object: 'webhook_endpoint',
  api_version: API_VERSION,
  application: null,
  created,
  description: null,
  enabled_events: [...eventTypes],
  livemode: false,
  metadata: {},
  status: 'enabled',
  url: facts.url,
})
