import type { Kept } from '#server/platform/payments/sandbox/kept/facts'
import { findAny } from '#server/platform/payments/sandbox/kept/store'
import type { Turn } from '#server/platform/payments/sandbox/kept/turn'

/** What lets somebody in: a page to pay on, or a portal. */
export type Visit = Kept<'checkout.session'> | Kept<'billing_portal.session'>

export async function findVisit(turn: Turn, id: string): Promise<Visit | null> {
  const found = await findAny(turn, id)
  const isVisit = found?.kind === 'checkout.session' || found?.kind === 'billing_portal.session'
  return isVisit ? (found as Visit) : null
}

export const isCheckout = (visit: Visit): visit is Kept<'checkout.session'> => visit.kind === 'checkout.session'
