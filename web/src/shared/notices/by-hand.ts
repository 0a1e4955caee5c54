import { fetchNotices } from '#web/shared/notices/notify'

const listeners = new Set<() => void>()
let address: string | null = null

/** The address that is to be copied by hand now; null where none is. */
export const addressNow = (): string | null => address
export function onAddress(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function put(next: string | null): void {
  address = next
  for (const listener of listeners) listener()
}
/** Shows an address that neither could be sent nor be copied for somebody, so that they copy it themselves. */
export function copyByHand(shown: string): void {
  put(shown)
  fetchNotices().catch(() => undefined)
}
export const copied = (): void => put(null)
