import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { plusHours } from '@evenshift/contract/days'
import { idempotencyKeys as keys } from '#server/capabilities/ground/idempotency/tables'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'
import type { Db } from '#server/platform/database/port'

const HOURS_KEPT = 24
const keptSince = (now: Date): Date => plusHours(now, -HOURS_KEPT)

export interface Repeatable {
  readonly personId: string
  readonly call: string
  /** null where the caller sent none: then every request is carried out. */
  readonly key: string | null
  readonly input: { readonly params?: object; readonly body?: object }
}

/**
 * Runs work once for a key: a repeat within 24 hours gets the same answer, another input is refused IDEMPOTENCY_MISMATCH.
 * The key is written in the work's own transaction, so a second request waits for the first, and a refused one leaves no key behind.
 * An answer that a version before wrote and that lacks what today's must have is told as ALREADY_EXISTS.
 */
export async function once<T extends object>(
  db: Db,
  { personId, call, key, input }: Repeatable,
  now: Date,
  work: (tx: Db) => Promise<T | Refusal>,
  isWhole: (kept: object) => boolean,
): Promise<T | Refusal> {
  if (key === null) return transact(db, work)
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(input.params === undefined ? input.body : input))
    .digest('hex')
  return transact(db, async (tx) => {
    const fresh = { bodyHash, answer: null, createdAt: now }
    const claimed = await tx
      .insert(keys)
      .values({ personId, call, key, ...fresh })
      .onConflictDoUpdate({ target: [keys.personId, keys.call, keys.key], set: fresh, setWhere: lt(keys.createdAt, keptSince(now)) })
      .returning({ key: keys.key })
    const mine = and(eq(keys.personId, personId), eq(keys.call, call), eq(keys.key, key))
    if (claimed.length === 0) {
      const [kept] = await tx.select().from(keys).where(mine)
      if (kept?.bodyHash !== bodyHash) return refuse('IDEMPOTENCY_MISMATCH')
      if (kept.answer === null) return refuse('IDEMPOTENCY_BUSY')
      return isWhole(kept.answer) ? (kept.answer as T) : refuse('ALREADY_EXISTS')
    }
    const answer = await work(tx)
    if (!isRefusal(answer)) await tx.update(keys).set({ answer }).where(mine)
    return answer
  })
}

/** Forgets answers that no repeat can ask for any more. */
export async function forgetOldKeys({ db }: { readonly db: Db }, now: Date): Promise<void> {
  await db.delete(keys).where(lt(keys.createdAt, keptSince(now)))
}
export async function forgetKeysOf(tx: Db, personId: string): Promise<void> {
  await tx.delete(keys).where(eq(keys.personId, personId))
}
