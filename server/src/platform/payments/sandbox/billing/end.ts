import { emit } from '#server/platform/payments/sandbox/billing/events'
import type { Facts, Kept } from '#server/platform/payments/sandbox/kept/facts'
import { change, list, seconds } from '#server/platform/payments/sandbox/kept/store'
import type { Turn } from '#server/platform/payments/sandbox/kept/turn'

/** Ends a subscription now; what was not paid is not tried again. */
export async function end(
  turn: Turn,
  subscription: Kept<'subscription'>,
  reason: Facts['subscription']['cancelReason'],
): Promise<Kept<'subscription'>> {
  const open = { subscriptionId: subscription.id, status: 'open' as const }
  for (const unpaid of await list(turn, 'invoice', { customerId: subscription.facts.customerId, having: open }))
    await change(turn, unpaid, { nextAttemptAt: null })
  const now = seconds(turn.now)
  const { canceledAt, cancelReason } = subscription.facts
  const ended = await change(turn, subscription, {
    status: 'canceled',
    canceledAt: canceledAt ?? now,
    endedAt: now,
    cancelReason: cancelReason ?? reason,
  })
  await emit(turn, 'customer.subscription.deleted', ended)
  return ended
}
