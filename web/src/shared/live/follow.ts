import type { LiveEvent } from '@evenshift/contract/model/event'
import { eventsIn } from '#web/shared/live/events'

/** Opens a stream that goes on after this event; null begins anew. */
export type Open = (after: string | null, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
/** `isFirst` of the first event since the page began to follow. */
type Hear = (event: LiveEvent, isFirst: boolean) => void

/** Before the second try; doubles with each one that brings nothing. */
const PAUSE_MS = 1_000
const PAUSE_MS_MOST = 60_000

/** A page that nobody sees, or that has no line, holds no stream: a browser has few of them. */
const isAwake = (): boolean => navigator.onLine && document.visibilityState === 'visible'

/** Tells of each change of whether the page is awake, until the signal. */
function onChange(told: () => void, signal: AbortSignal): void {
  for (const kind of ['online', 'offline']) window.addEventListener(kind, told, { signal })
  document.addEventListener('visibilitychange', told, { signal })
}

/** Until the time is over, the page wakes up after it slept, or the signal. */
const pause = (ms: number | null, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const ended = new AbortController()
    const end = (): void => {
      clearTimeout(timer)
      ended.abort()
      resolve()
    }
    const timer = ms === null ? undefined : setTimeout(end, ms)
    signal.addEventListener('abort', end, { signal: ended.signal })
    if (ms === null) onChange(() => isAwake() && end(), ended.signal)
  })

/** Hears what happens for as long as the signal lets it; whatever ends a stream, the next goes on where it was. */
export async function follow(open: Open, hear: Hear, signal: AbortSignal): Promise<void> {
  let last: string | null = null
  let pauseMs = PAUSE_MS
  while (!signal.aborted) {
    if (!isAwake()) {
      await pause(null, signal)
      continue
    }
    const ending = new AbortController()
    onChange(() => isAwake() || ending.abort(), ending.signal)
    signal.addEventListener('abort', () => ending.abort(), { signal: ending.signal })
    try {
      for await (const event of eventsIn(await open(last, ending.signal))) {
        hear(event, last === null)
        last = event.id
        pauseMs = PAUSE_MS
      }
    } catch {
      // A line that was lost is tried again, as is a server that stops.
    }
    ending.abort()
    if (signal.aborted || !isAwake()) continue
    // Those whom one server left do not come back to the next at once.
    await pause(pauseMs * (0.5 + Math.random()), signal)
    pauseMs = Math.min(pauseMs * 2, PAUSE_MS_MOST)
  }
}
