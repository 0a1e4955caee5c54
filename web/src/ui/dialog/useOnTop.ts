import { useEffect, useId, useRef, useSyncExternalStore } from 'react'

interface Opened {
  readonly id: string
  readonly close: () => void
}

/** The open dialogs, each above those before it. */
let open: readonly Opened[] = []
const listeners = new Set<() => void>()

function put(next: readonly Opened[]): void {
  open = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What closes the uppermost, as its cross does; undefined where none is open. */
export const closeOfTop = (): (() => void) | undefined => open.at(-1)?.close

/** Whether no other dialog lies above this one: Escape closes the uppermost alone, and so does Back on a phone. */
export function useOnTop(opened: boolean, close: () => void): boolean {
  const id = useId()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!opened) return undefined
    put([...open, { id, close: () => latest.current() }])
    return () => put(open.filter((one) => one.id !== id))
  }, [opened, id])
  return useSyncExternalStore(listen, () => open.at(-1)?.id === id || !open.some((one) => one.id === id))
}
