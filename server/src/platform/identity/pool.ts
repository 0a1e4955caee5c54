import type { Pool } from '@evenshift/contract/call'
import { openAuth } from '#server/platform/identity/auth'
import { browsers } from '#server/platform/identity/browser'
import { mailedCodes } from '#server/platform/identity/codes'
import { sessionHints } from '#server/platform/identity/hint'
import { inviting } from '#server/platform/identity/inviting'
import { joining } from '#server/platform/identity/joining'
import { newPasswords } from '#server/platform/identity/new-passwords'
import type { PoolOptions, PoolParts, Turns } from '#server/platform/identity/parts'
import { peopleOf } from '#server/platform/identity/people'
import type { IdentityPool } from '#server/platform/identity/port'
import { poolSecret } from '#server/platform/identity/secrets'
import { seeding } from '#server/platform/identity/seeding'
import { poolTables } from '#server/platform/identity/tables'
import { tokenVerifier } from '#server/platform/identity/tokens'
import { passwordTries } from '#server/platform/identity/tries'

export async function openPool(
  pool: Pool,
  { db, clock, baseUrl, rateLimitFactor, hashing, send }: PoolOptions,
  turns: Turns,
): Promise<IdentityPool> {
  const tables = poolTables[pool]
  const secret = await poolSecret(db, pool)
  const auth = openAuth({ pool, db, clock, baseUrl, secret })
  await auth.ensureKey()
  const people = peopleOf(tables, clock)
  const codes = mailedCodes({ tables, clock, secret, rateLimitFactor })
  const tries = passwordTries(db, tables, clock, rateLimitFactor)
  const parts: PoolParts = { pool, db, hashing, turns, send, auth, people, codes, tries }
  return {
    ...joining(parts),
    ...newPasswords(parts),
    ...inviting(parts),
    browser: browsers(pool, baseUrl),
    seed: seeding(parts),
    verify: tokenVerifier(db, pool, baseUrl, clock),
    renew: async (cookieHeader, client) => (await auth.renew(cookieHeader, client)) ?? 'expired',
    ended: [sessionHints(pool, baseUrl).taken],
    signOut: (cookieHeader) => auth.end(cookieHeader),
    signOutEverywhere: (userId) => people.endSessions(db, userId),
    erase: (userId) =>
      db.transaction(async (tx) => {
        const person = await people.byId(tx, userId)
        if (person === null) return
        await people.remove(tx, userId)
        await codes.forget(tx, person.email)
        await tries.forgetPerson(tx, person)
      }),
  }
}
