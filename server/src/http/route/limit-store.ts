import { createHash } from 'node:crypto'
import { callbackify } from 'node:util'
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { lt, sql } from 'drizzle-orm'
import { callLimits as limits } from '#server/http/route/tables'
import type { Db } from '#server/platform/database/port'

/** Tries that this process may let through without asking again. */
interface Lease {
  left: number
  /** Handed out to every process so far. */
  readonly taken: number
  readonly until: number
}
interface Count {
  readonly current: number
  readonly ttl: number
}

/** A limit is handed out in so many leases, so that few calls wait for the database; a process that ends takes the rest of its lease along. */
const LEASES = 10
const LEASE_MOST = 100
const KEYS_MOST = 50_000
/** A database that takes longer, or is away, holds nobody up: this process counts alone meanwhile. */
const LEASE_MS_MOST = 1_000

const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url')
const late = (ms: number) => new Promise<never>((_, reject) => setTimeout(reject, ms, new Error('too late')).unref())

/** Counts in the database: every process takes from the same tries, and a start forgets none. Lets through exactly as many as one alone. */
export function sharedStore(db: Db): FastifyRateLimitStoreCtor {
  const leases = new Map<string, Lease>()
  const asking = new Map<string, Promise<void>>()

  async function take(key: string, windowMs: number, max: number): Promise<Lease> {
    const size = Math.min(LEASE_MOST, Math.ceil(max / LEASES))
    const isOver = sql`${limits.until} <= now()`
    const until = sql`now() + ${windowMs} * interval '1 millisecond'`
    const [row] = await db
      .insert(limits)
      .values({ key: digestOf(key), taken: size, until })
      .onConflictDoUpdate({
        target: limits.key,
        set: {
          taken: sql`case when ${isOver} then excluded.taken else ${limits.taken} + excluded.taken end`,
          until: sql`case when ${isOver} then excluded.until else ${limits.until} end`,
        },
      })
      .returning({ taken: limits.taken, ms: sql<number>`(extract(epoch from ${limits.until} - now()) * 1000)::float8` })
    const { taken, ms } = row ?? { taken: size, ms: windowMs }
    return { left: Math.max(0, Math.min(size, max - taken + size)), taken: Math.min(taken, max), until: Date.now() + ms }
  }
  async function ask(key: string, windowMs: number, max: number): Promise<void> {
    const alone = (): Lease => ({ left: max, taken: max, until: Date.now() + windowMs })
    const lease = await Promise.race([take(key, windowMs, max), late(LEASE_MS_MOST)]).catch(alone)
    leases.delete(key)
    leases.set(key, lease)
    const [oldest] = leases.keys()
    if (leases.size > KEYS_MOST && oldest !== undefined) leases.delete(oldest)
  }
  async function count(key: string, windowMs: number, max: number): Promise<Count> {
    for (;;) {
      const lease = leases.get(key)
      const ttl = (lease?.until ?? 0) - Date.now()
      if (lease !== undefined && ttl > 0) {
        if (lease.left > 0) return { current: lease.taken - (lease.left -= 1), ttl }
        if (lease.taken >= max) return { current: max + 1, ttl }
      }
      const asked = asking.get(key) ?? ask(key, windowMs, max).finally(() => asking.delete(key))
      asking.set(key, asked)
      await asked
    }
  }

  const counting = callbackify(count)
  return class Store {
    incr(key: string, done: (error: Error | null, result?: Count) => void, windowMs = 0, max = 0): void {
      counting(key, windowMs, max, done)
    }
    child(): Store {
      return this
    }
  }
}

/** Forgets windows that are over. */
export async function forgetOldLimits({ db }: { readonly db: Db }, now: Date): Promise<void> {
  await db.delete(limits).where(lt(limits.until, now))
}
