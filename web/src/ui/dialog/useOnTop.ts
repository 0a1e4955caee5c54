import { useEffect, useId, useSyncExternalStore } from 'react'

/** The open dialogs, each above those before it. */
let open: readonly string[] = []
const listeners = new Set<() => void>()

function put(next: readonly string[]): void {
  open = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether no other dialog lies above this one: Escape closes the uppermost alone. */
export function useOnTop(opened: boolean): boolean {
  const id = useId()
  useEffect(() => {
    if (!opened) return undefined
    put([...open, id])
    return () => put(open.filter((one) => one !== id))
  }, [opened, id])
  return useSyncExternalStore(listen, () => open.at(-1) === id || !open.includes(id))
}
