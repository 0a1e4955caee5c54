import type { AccountShown, CardAnswer, CardGiven } from '#server/platform/payments/port'
import { pay } from '#server/platform/payments/sandbox/billing/pay'
import { follow } from '#server/platform/payments/sandbox/billing/renew'
import { behaviourOf, readCard } from '#server/platform/payments/sandbox/kept/cards'
import { emit } from '#server/platform/payments/sandbox/billing/events'
import type { Kept } from '#server/platform/payments/sandbox/kept/facts'
import { accountOf, runningOf } from '#server/platform/payments/sandbox/pages/account'
import { change, find, insert, list, named, newId, seconds } from '#server/platform/payments/sandbox/kept/store'
import { type Provider, type Turn, act, look } from '#server/platform/payments/sandbox/kept/turn'

const shown = (turn: Turn, { facts }: Kept<'billing_portal.session'>): Promise<AccountShown> =>
  accountOf(turn, facts.customerId, facts.returnUrl ?? turn.pagesUrl)

export const showPortal = (provider: Provider, id: string): Promise<AccountShown | null> =>
  look(provider, async (turn) => {
    const portal = await find(turn, 'billing_portal.session', id)
    return portal && shown(turn, portal)
  })

/** From now on this card pays, also what the one before did not. */
export async function takeCard(turn: Turn, customerId: string, card: Kept<'payment_method'>): Promise<void> {
  const customer = await change(turn, await named(turn, 'customer', customerId), { cardId: card.id })
  await emit(turn, 'customer.updated', customer)
  const running = await runningOf(turn, customerId)
  if (running === null) return
  const subscription = await change(turn, running, { cardId: card.id })
  const unpaid = await list(turn, 'invoice', { customerId, having: { subscriptionId: subscription.id, status: 'open' } })
  if (unpaid.length === 0) await emit(turn, 'customer.subscription.updated', subscription)
  for (const invoice of unpaid) await follow(turn, subscription, await pay(turn, invoice, card, 'now'))
}

export const changeCard = (provider: Provider, id: string, given: CardGiven): Promise<CardAnswer | null> =>
  act(provider, async (turn) => {
    const portal = await find(turn, 'billing_portal.session', id)
    if (portal === null) return null
    const card = readCard(given, turn.now)
    if (typeof card === 'string') return { fault: card }
    const { now } = behaviourOf(card)
    if (now === 'declined') return { fault: 'declined' }
    const { customerId } = portal.facts
    const kept = await insert(turn, 'payment_method', newId('pm_'), { customerId, ...card })
    if (now === 'step') {
      await change(turn, portal, { pendingCardId: kept.id })
      return { next: `${turn.pagesUrl}/step/${id}` }
    }
    await takeCard(turn, customerId, kept)
    return { next: `${turn.pagesUrl}/portal/${id}` }
  })

export const setEnding = (provider: Provider, id: string, isEnding: boolean): Promise<boolean> =>
  act(provider, async (turn) => {
    const portal = await find(turn, 'billing_portal.session', id)
    if (portal === null) return false
    const subscription = await runningOf(turn, portal.facts.customerId)
    if (subscription !== null && subscription.facts.cancelAtPeriodEnd !== isEnding) {
      const end = { canceledAt: isEnding ? seconds(turn.now) : null, cancelReason: isEnding ? ('cancellation_requested' as const) : null }
      await emit(turn, 'customer.subscription.updated', await change(turn, subscription, { cancelAtPeriodEnd: isEnding, ...end }))
    }
    return true
  })
