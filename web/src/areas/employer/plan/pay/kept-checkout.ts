import { returnAddress } from '#web/shared/session/return-address'
import { readTab, removeTab, writeTab } from '#web/shared/tab-store'

/** A payment page that was opened from this tab. */
export interface KeptCheckout {
  readonly sessionId: string
  /** Where one was, to go on there; null where that is the plan itself. */
  readonly back: string | null
}
const KEY = 'checkout'

/** Kept by the tab alone while somebody is at the provider's: it opens nothing. */
export const keepCheckout = (checkout: KeptCheckout): void => writeTab(KEY, JSON.stringify(checkout))

export const forgetCheckout = (): void => removeTab(KEY)

export function keptCheckout(): KeptCheckout | null {
  try {
    const kept: unknown = JSON.parse(readTab(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('sessionId' in kept) || typeof kept.sessionId !== 'string') return null
    const back = 'back' in kept && typeof kept.back === 'string' ? returnAddress(kept.back) : null
    return { sessionId: kept.sessionId, back }
  } catch {
    return null
  }
}
