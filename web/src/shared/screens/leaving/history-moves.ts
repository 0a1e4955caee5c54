type Hear = (move: PopStateEvent) => void
let hear: Hear | null = null

/** Before the router listens: whoever listens first can keep a move from the others. */
export const listenFirst = (): void => window.addEventListener('popstate', (move) => hear?.(move))

/** Hears of every step back and forward before the router does, until the returned function is called. */
export function hearMoves(next: Hear): () => void {
  hear = next
  return () => {
    hear = null
  }
}
