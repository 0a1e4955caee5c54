import { and, eq, gt } from 'drizzle-orm'
import { type CryptoKey, type JWTPayload, type JWTVerifyGetKey, errors, importJWK, jwtVerify } from 'jose'
import type { Pool } from '@evenshift/contract/call'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import { tokenParties } from '#server/platform/identity/parts/auth'
import type { IdentityPool, VerifiedSession } from '#server/platform/identity/port'
import { poolTables } from '#server/platform/identity/store/tables'

const KEY_RELOAD_MS = 10_000
const REMEMBERED_TOKENS = 2_000

interface Remembered {
  readonly verified: Omit<VerifiedSession, 'hasPassed'>
  readonly expiresAtMs: number
}

/** The pool's public keys, kept in memory; an unknown id asks the database again, at most once in ten seconds. */
function publicKeys(db: Db, pool: Pool): JWTVerifyGetKey {
  const { jwks } = poolTables[pool]
  const keys = new Map<string, CryptoKey>()
  let loadedAt = Number.NEGATIVE_INFINITY
  let loading = Promise.resolve()
  const load = async (): Promise<void> => {
    for (const row of await db.select({ id: jwks.id, publicKey: jwks.publicKey }).from(jwks)) {
      keys.set(row.id, (await importJWK(JSON.parse(row.publicKey), 'ES256')) as CryptoKey)
    }
  }
  return async ({ kid }) => {
    if (!keys.has(kid ?? '')) {
      if (performance.now() - loadedAt >= KEY_RELOAD_MS) {
        loadedAt = performance.now()
        loading = load().catch((error: unknown) => {
          loadedAt = Number.NEGATIVE_INFINITY
          throw error
        })
      }
      // Whoever comes meanwhile waits for the same keys.
      await loading
    }
    const key = keys.get(kid ?? '')
    if (key === undefined) throw new errors.JWKSNoMatchingKey()
    return key
  }
}

function rememberedOf({ sub, sid, email, exp }: JWTPayload, pool: unknown, expected: Pool): Remembered | null {
  if (pool !== expected || typeof sub !== 'string' || typeof sid !== 'string' || typeof email !== 'string' || exp === undefined) return null
  return { verified: { userId: sub, sessionId: sid, email }, expiresAtMs: exp * 1000 }
}

/** What is true of a session at this moment; null where it has ended. Every call asks this: under a name PostgreSQL plans it once a connection. */
export function liveSessions(db: Db, pool: Pool, clock: Clock) {
  const { session } = poolTables[pool]
  return async ({ sessionId, userId }: Pick<VerifiedSession, 'userId' | 'sessionId'>) => {
    const [alive] = await db
      .select({ secondStepAt: session.secondStepAt })
      .from(session)
      .where(and(eq(session.id, sessionId), eq(session.userId, userId), gt(session.expiresAt, clock.now())))
      .prepare(`live_session_${pool}`)
      .execute()
    return alive === undefined ? null : { hasPassed: alive.secondStepAt !== null }
  }
}

/** Checks the access tokens of one pool: the signature once a token, the session every time. */
export function tokenVerifier(db: Db, pool: Pool, baseUrl: string, clock: Clock): IdentityPool['verify'] {
  const key = publicKeys(db, pool)
  const alive = liveSessions(db, pool, clock)
  const remembered = new Map<string, Remembered>()

  const readToken = async (token: string): Promise<Remembered | 'bad' | 'expired'> => {
    try {
      const rules = { algorithms: ['ES256'], requiredClaims: ['exp', 'sub'], currentDate: clock.now(), ...tokenParties(pool, baseUrl) }
      const { payload } = await jwtVerify(token, key, rules)
      return rememberedOf(payload, payload['pool'], pool) ?? 'bad'
    } catch (thrown) {
      if (thrown instanceof errors.JWTExpired) return 'expired'
      if (thrown instanceof errors.JOSEError) return 'bad'
      throw thrown
    }
  }

  return async (token) => {
    const known = remembered.get(token) ?? (await readToken(token))
    if (typeof known === 'string') return known
    remembered.delete(token)
    if (known.expiresAtMs <= clock.now().getTime()) return 'expired'
    const live = await alive(known.verified)
    if (live === null) return 'expired'
    // Put back last: the first of a Map is then the one that was used longest ago.
    remembered.set(token, known)
    if (remembered.size > REMEMBERED_TOKENS) remembered.delete(remembered.keys().next().value ?? '')
    return { ...known.verified, ...live }
  }
}
