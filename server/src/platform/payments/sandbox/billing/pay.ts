import { behaviourOf } from '#server/platform/payments/sandbox/kept/cards'
import { emit } from '#server/platform/payments/sandbox/billing/events'
import type { Kept } from '#server/platform/payments/sandbox/kept/facts'
import { totalsOf } from '#server/platform/payments/sandbox/kept/money'
import { change, insert, named, newId, seconds } from '#server/platform/payments/sandbox/kept/store'
import type { Turn } from '#server/platform/payments/sandbox/kept/turn'

type Paying = 'now' | 'later'

/** The invoice's payment, made at its first try. */
async function intentOf(turn: Turn, { id, facts }: Kept<'invoice'>, amount: number): Promise<Kept<'payment_intent'>> {
  if (facts.intentId !== null) return named(turn, 'payment_intent', facts.intentId)
  const { customerId } = facts
  return insert(turn, 'payment_intent', newId('pi_'), {
    customerId,
    invoiceId: id,
    amount,
    status: 'requires_payment_method',
    cardId: null,
    chargeId: null,
  })
}

/** Charges an open invoice to a card, while its holder is there or later. Tells of it either way. */
export async function pay(
  turn: Turn,
  invoice: Kept<'invoice'>,
  card: Kept<'payment_method'> | null,
  when: Paying,
): Promise<Kept<'invoice'>> {
  const { due } = totalsOf(invoice.facts.lines, invoice.facts.startingBalance)
  if (due === 0) return settle(turn, invoice)
  const intent = await intentOf(turn, invoice, due)
  const attempts = invoice.facts.attempts + 1
  const isPaid = card !== null && behaviourOf(card.facts)[when] !== 'declined'
  const charge =
    card &&
    (await insert(turn, 'charge', newId('ch_'), {
      customerId: invoice.facts.customerId,
      intentId: intent.id,
      cardId: card.id,
      amount: due,
      status: isPaid ? 'succeeded' : 'failed',
    }))
  await change(turn, intent, {
    status: isPaid ? 'succeeded' : 'requires_payment_method',
    cardId: card?.id ?? null,
    chargeId: charge?.id ?? null,
  })
  const tried = await change(turn, invoice, { attempts, intentId: intent.id })
  if (isPaid) return settle(turn, tried)
  await emit(turn, 'invoice.payment_failed', tried)
  return tried
}

async function settle(turn: Turn, invoice: Kept<'invoice'>): Promise<Kept<'invoice'>> {
  const paid = await change(turn, invoice, { status: 'paid', paidAt: seconds(turn.now), nextAttemptAt: null })
  await emit(turn, 'invoice.paid', paid)
  return paid
}
