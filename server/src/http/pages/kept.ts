import type { Parts } from '#server/http/call/context'

interface Keeping<T> {
  readonly clock: Parts['clock']
  readonly ms: number
  /** Whether a value may be given out again; every one may unless this says otherwise. */
  readonly isLasting?: (value: T) => boolean
}

/** What is made once for all who ask within so long. One that could not be made is made anew for whoever asks next. */
export function kept<T>(make: () => Promise<T>, { clock, ms, isLasting = () => true }: Keeping<T>): () => Promise<T> {
  let last: { readonly madeAt: number; readonly value: Promise<T> } | null = null
  return () => {
    const now = clock.now().getTime()
    if (last !== null && now - last.madeAt < ms) return last.value
    const made = { madeAt: now, value: make() }
    last = made
    const forget = (): void => {
      if (last === made) last = null
    }
    made.value.then((value) => isLasting(value) || forget(), forget)
    return made.value
  }
}
