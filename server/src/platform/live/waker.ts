interface Sleeper {
  /** Until somebody wakes it, or so long; at once where it was woken since the pause before. */
  pause(ms: number): Promise<void>
  leave(): void
}

/** Who waits for news of which person. */
export interface Waker {
  wake(personId: string): void
  /** The signal wakes it too. */
  enter(personId: string, signal: AbortSignal): Sleeper
}

export function waker(): Waker {
  const wakes = new Map<string, Set<() => void>>()
  return {
    wake: (personId) => {
      for (const wake of wakes.get(personId) ?? []) wake()
    },
    enter(personId, signal) {
      let isWoken = false
      let endPause = (): void => undefined
      const wake = (): void => {
        isWoken = true
        endPause()
      }
      const others = wakes.get(personId) ?? new Set()
      wakes.set(personId, others.add(wake))
      signal.addEventListener('abort', wake)
      return {
        async pause(ms) {
          await new Promise<void>((resolve) => {
            if (isWoken || signal.aborted) return resolve()
            const timer = setTimeout(resolve, ms)
            endPause = () => {
              clearTimeout(timer)
              resolve()
            }
          })
          isWoken = false
        },
        leave() {
          signal.removeEventListener('abort', wake)
          others.delete(wake)
          if (others.size === 0) wakes.delete(personId)
        },
      }
    },
  }
}
