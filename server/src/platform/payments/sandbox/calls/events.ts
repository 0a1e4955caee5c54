import { z } from 'zod'
import { call, pageOf, paging } from '#server/platform/payments/sandbox/calls/call'
import { eventTypes } from '#server/platform/payments/sandbox/kept/facts'
import { missing } from '#server/platform/payments/sandbox/kept/faults'
import { find } from '#server/platform/payments/sandbox/kept/store'

export const listEvents = call({ ...paging, type: z.enum(eventTypes).optional() }, (turn, { type, ...page }) =>
  pageOf(turn, 'event', '/v1/events', { ...page, having: { ...(type && { type }) } }),
)

export const readEvent = call({}, async (turn, _asked, id) => {
  const event = await find(turn, 'event', id)
  if (event === null) throw missing('event', id)
  return event
})

export const listEndpoints = call(paging, (turn, page) => pageOf(turn, 'webhook_endpoint', '/v1/webhook_endpoints', page))
