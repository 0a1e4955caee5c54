import { z } from 'zod'
import type { Clock } from '#server/platform/clock/port'
import { IdentityDown } from '#server/platform/identity/port'

/** An unknown key asks for the pool's keys again at most this often, whoever names it. */
const FRESH_MS = 60_000
/** So long after a failure it is not tried again. */
const PAUSE_MS = 5_000

const rsaKey = z.object({
  kid: z.string(),
  kty: z.literal('RSA'),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
  n: z.string(),
  e: z.string(),
})
const keySet = z.object({ keys: z.array(z.unknown()) })
export type PoolKey = z.output<typeof rsaKey>

interface KeysOptions {
  readonly address: string
  readonly timeoutMs: number
  readonly clock: Clock
  readonly take: (keys: PoolKey[]) => void
}

/** The pool's published keys, fetched from its own address and nowhere else. `load` says whether there may be others than before. */
export function publishedKeys({ address, timeoutMs, clock, take }: KeysOptions) {
  let [loadedAt, failedAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let loading: Promise<void> | null = null

  async function fetchKeys(): Promise<void> {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (answer.status !== 200) {
      await answer.body?.cancel()
      throw new Error(`the keys’ address answered ${answer.status}`)
    }
    const keys = keySet.parse(await answer.json()).keys.flatMap((key) => rsaKey.safeParse(key).data ?? [])
    if (keys.length === 0) throw new Error('the keys’ address has no key')
    take(keys)
  }
  const load = async (): Promise<void> => {
    const askedAt = clock.now().getTime()
    try {
      await fetchKeys()
      loadedAt = askedAt
    } catch (error) {
      failedAt = askedAt
      throw new IdentityDown('the pool’s keys cannot be had', { cause: error })
    }
  }
  return async (): Promise<boolean> => {
    const now = clock.now().getTime()
    if (loading === null && now - loadedAt < FRESH_MS) return false
    if (loading === null && now - failedAt < PAUSE_MS) throw new IdentityDown('the pool’s keys could not be had a moment ago')
    // Whoever comes meanwhile waits for the same keys.
    loading ??= load().finally(() => (loading = null))
    await loading
    return true
  }
}
