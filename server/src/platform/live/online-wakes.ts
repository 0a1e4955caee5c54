import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { KEPT_MS } from '#server/platform/live/feed'
import type { Change, FirebaseDatabase } from '#server/platform/live/firebase/database'

/** One child a key: when there was something under it last. */
const PLACE = 'wakes'
/** The processes of one database hear alike: whoever waits longest finds a key handed on already. */
const GATHERED_MS = 50
/** Before the second try; doubles with each one that fails. */
const PAUSE_MS = 1_000
const PAUSE_MS_MOST = 60_000

interface OnlineWakesOptions {
  readonly database: FirebaseDatabase
  readonly log: Logger
  /** Told of each key that any process handed on. */
  readonly heard: (key: string) => void
  readonly pauseMs?: number
}
export interface OnlineWakes {
  /** Hands on that there is something under this key, as soon as it can. */
  carry(key: string): void
  forgetOld(): Promise<void>
  close(): Promise<void>
}

/** Tells every process of a key over an online database, and is never in anybody's way: what cannot be handed on now is tried again later. */
export function onlineWakes({ database, log, heard, pauseMs = PAUSE_MS }: OnlineWakesOptions): OnlineWakes {
  const closing = new AbortController()
  const { signal } = closing
  const times = new Map<string, number>()
  const waiting = new Set<string>()
  let isCarrying = false

  const rest = async (ms: number): Promise<void> => {
    await wait(ms, undefined, { signal, ref: false }).catch(() => undefined)
  }
  /** Those that one outage left do not come back at once. */
  function pauses() {
    let ms = pauseMs
    const between = () => rest(ms * (0.5 + Math.random()))
    return {
      between,
      over: () => (ms = pauseMs),
      async after(error: unknown, what: string) {
        if (signal.aborted) return
        log.warn({ err: error }, what)
        await between()
        ms = Math.min(ms * 2, PAUSE_MS_MOST)
      },
    }
  }

  function note(key: string, time: unknown): void {
    if (typeof time !== 'number') return void times.delete(key)
    if (times.get(key) === time) return
    times.set(key, time)
    // Whoever is woken now looks for what this process has heard of before, too.
    waiting.delete(key)
    heard(key)
  }
  /** The whole place comes at the beginning of each stream: what changed since the one before was missed. */
  const hear = ({ path, data }: Change): void =>
    path === '/' ? Object.entries(data ?? {}).forEach(([key, time]) => note(key, time)) : note(path.slice(1), data)

  async function follow(): Promise<void> {
    const pause = pauses()
    while (!signal.aborted) {
      try {
        for await (const change of database.changes(PLACE, signal)) {
          pause.over()
          hear(change)
        }
        await pause.between()
      } catch (error) {
        await pause.after(error, 'the live feed hears nothing online, and looks by itself')
      }
    }
  }
  async function carryWaiting(): Promise<void> {
    const pause = pauses()
    while (waiting.size > 0 && !signal.aborted) {
      await rest(Math.random() * GATHERED_MS)
      const keys = [...waiting]
      waiting.clear()
      try {
        if (keys.length > 0) await database.patch(PLACE, Object.fromEntries(keys.map((key) => [key, { '.sv': 'timestamp' }])))
        pause.over()
      } catch (error) {
        for (const key of keys) waiting.add(key)
        await pause.after(error, 'the live feed could not hand on online, and tries again')
      }
    }
    isCarrying = false
  }
  const following = follow()

  return {
    carry(key) {
      waiting.add(key)
      if (isCarrying) return
      isCarrying = true
      void carryWaiting()
    },
    async forgetOld() {
      const before = Date.now() - KEPT_MS
      const old = [...times].filter(([, time]) => time < before)
      if (old.length > 0) await database.patch(PLACE, Object.fromEntries(old.map(([key]) => [key, null])))
    },
    async close() {
      closing.abort()
      await following
    },
  }
}
