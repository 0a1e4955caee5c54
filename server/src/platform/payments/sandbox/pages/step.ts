import type { StepShown } from '#server/platform/payments/port'
import { complete } from '#server/platform/payments/sandbox/billing/checkout'
import { vatOf } from '#server/platform/payments/sandbox/kept/money'
import { paidUrl, statusOf } from '#server/platform/payments/sandbox/pages/checkout'
import { takeCard } from '#server/platform/payments/sandbox/pages/portal'
import { type Visit, findVisit, isCheckout } from '#server/platform/payments/sandbox/pages/visit'
import { change, named } from '#server/platform/payments/sandbox/kept/store'
import { type Provider, type Turn, act, look } from '#server/platform/payments/sandbox/kept/turn'

async function amountOf(turn: Turn, visit: Visit): Promise<number | null> {
  if (!isCheckout(visit)) return null
  const { net } = (await named(turn, 'price', visit.facts.priceId)).facts
  return net + vatOf(net)
}

export const showStep = (provider: Provider, id: string): Promise<StepShown | null> =>
  look(provider, async (turn) => {
    const visit = await findVisit(turn, id)
    const cardId = visit?.facts.pendingCardId ?? null
    if (visit === null || cardId === null) return null
    const { last4 } = (await named(turn, 'payment_method', cardId)).facts
    const company = (await named(turn, 'customer', visit.facts.customerId)).facts.name ?? ''
    return { company, amount: await amountOf(turn, visit), last4, now: turn.now }
  })

/** Goes on with the card that waited, or back to where it was given. */
export const endStep = (provider: Provider, id: string, isPassed: boolean): Promise<string | null> =>
  act(provider, async (turn) => {
    const visit = await findVisit(turn, id)
    const cardId = visit?.facts.pendingCardId ?? null
    if (visit === null || cardId === null) return null
    const card = await named(turn, 'payment_method', cardId)
    const page = `${turn.pagesUrl}/${isCheckout(visit) ? 'checkout' : 'portal'}/${id}`
    if (isCheckout(visit)) {
      const session = await change(turn, visit, { pendingCardId: null })
      if (!isPassed || statusOf(session, turn.now) !== 'open') return `${page}?failed`
      await complete(turn, session, card)
      return paidUrl(session)
    }
    await change(turn, visit, { pendingCardId: null })
    if (!isPassed) return `${page}?failed`
    await takeCard(turn, visit.facts.customerId, card)
    return page
  })
