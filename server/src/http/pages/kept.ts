import type { Parts } from '#server/http/call/context'

interface Keeping<T> {
  readonly clock: Parts['clock']
  readonly ms: number
  /** Whether a value may be given out again; every one may unless this says otherwise. */
  readonly isLasting?: (value: T) => boolean
  /** Where it's there, what is older is given out while it's made anew, and this hears why that failed. */
  readonly onFailure?: (error: unknown) => void
}

interface Made<T> {
  readonly madeAt: number
  readonly value: Promise<T>
}

/** What is made once for all who ask within so long. One that could not be made is made anew for whoever asks next. */
export function kept<T>(make: () => Promise<T>, { clock, ms, isLasting = () => true, onFailure }: Keeping<T>): () => Promise<T> {
  let last: Made<T> | null = null
  return () => {
    const now = clock.now().getTime()
    if (last !== null && now - last.madeAt < ms) return last.value
    const old = onFailure ? last : null
    const made = { madeAt: now, value: make() }
    const given = old === null ? made : { madeAt: now, value: old.value }
    last = given
    const become = (next: Made<T> | null): void => {
      if (last === given) last = next
    }
    made.value.then(
      (value) => become(isLasting(value) ? made : null),
      (error: unknown) => {
        become(old)
        if (old !== null) onFailure?.(error)
      },
    )
    return given.value
  }
}
