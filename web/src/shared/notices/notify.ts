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

/** Whether what shows notices was ever asked for: until then nothing of it is loaded. */
export const noticesWanted = (): boolean => wanted
export const onNoticesWanted = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Brings what shows notices: ahead of the first one, so that it can tell of a line that is gone. */
export async function fetchNotices() {
  wanted = true
  for (const listener of listeners) listener()
  return import('#web/shared/notices/show')
}

/** Shows a notice; it goes by itself. Errors interrupt a screen reader, the others wait for it. */
export function notify(notice: Notice): void {
  fetchNotices().then(
    ({ show }) => show({ ms: NOTICE_MS, ...notice }),
    // What would say it never came; the part of the screen that failed says it too.
    () => undefined,
  )
}
