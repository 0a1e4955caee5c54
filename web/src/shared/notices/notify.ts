import { NOTICE_MS } from '@evenshift/contract/constants'

export interface Notice {
  readonly kind: 'done' | 'info' | 'warning' | 'error'
  readonly text: string
  readonly title?: string
  /** How long it stays; NOTICE_MS unless told. */
  readonly ms?: number
  /** One thing to do about it, such as taking it back; the notice then goes. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

const listeners = new Set<() => void>()
let wanted = false

/** Whether a notice was ever asked for: until then nothing of the notices is loaded. */
export const noticesWanted = (): boolean => wanted
export const onNoticesWanted = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a notice; it goes by itself. Errors interrupt a screen reader, the others wait for it. */
export function notify(notice: Notice): void {
  wanted = true
  for (const listener of listeners) listener()
  void import('#web/shared/notices/show').then(({ show }) => show({ ms: NOTICE_MS, ...notice }))
}
