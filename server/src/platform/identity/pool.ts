import type { Pool } from '@evenshift/contract/call'
import { openAuth } from '#server/platform/identity/parts/auth'
import { browsers } from '#server/platform/identity/ways/browser'
import { knownBrowsers } from '#server/platform/identity/store/browsers'
import { mailedCodes } from '#server/platform/identity/store/codes'
import { sessionHints } from '#server/platform/identity/store/hint'
import { inviting } from '#server/platform/identity/ways/invitation'
import { joining } from '#server/platform/identity/ways/entry'
import { newEmails } from '#server/platform/identity/ways/emails'
import { newPasswords } from '#server/platform/identity/ways/new-passwords'
import type { PoolOptions, PoolParts, Turns } from '#server/platform/identity/parts/parts'
import { peopleOf } from '#server/platform/identity/store/people'
import type { OwnPool, OwnWays } from '#server/platform/identity/port'
import { openSessions } from '#server/platform/identity/store/open-sessions'
import { poolSecret } from '#server/platform/identity/store/secrets'
import { secondSteps } from '#server/platform/identity/store/second-steps'
import { steppingTwice } from '#server/platform/identity/ways/second-step'
import { challenges } from '#server/platform/identity/parts/challenges'
import { keptPasskeys } from '#server/platform/identity/store/passkeys'
import { withPasskeys } from '#server/platform/identity/ways/passkeys'
import { stepTickets } from '#server/platform/identity/parts/tickets'
import { seeding } from '#server/platform/identity/ways/seed'
import { poolTables } from '#server/platform/identity/store/tables'
import { liveSessions, tokenVerifier } from '#server/platform/identity/parts/tokens'
import { passwordTries } from '#server/platform/identity/store/tries'

export async function openPool(
  pool: Pool,
  { db, clock, baseUrl, rateLimitFactor, hashing, send }: PoolOptions,
  turns: Turns,
): Promise<OwnPool> {
  const tables = poolTables[pool]
  const secret = await poolSecret(db, pool)
  const auth = openAuth({ pool, db, clock, baseUrl, secret })
  await auth.ensureKey()
  const people = peopleOf(tables, clock)
  const codes = mailedCodes({ tables, clock, secret, rateLimitFactor })
  const steps = secondSteps(tables, clock, secret)
  const tickets = stepTickets(pool, baseUrl, secret, clock)
  const keys = { passkeys: keptPasskeys(tables, clock), challenges: challenges(secret, clock) }
  const browsersMet = knownBrowsers(tables, clock, secret)
  const tries = passwordTries(db, tables, clock, rateLimitFactor)
  const parts: PoolParts = { pool, db, hashing, turns, send, auth, people, browsers: browsersMet, codes, steps, tickets, ...keys, tries }
  const { checkPassword, ...passwords } = newPasswords(parts)
  const { ownEmail, ...emails } = newEmails(parts)
  const { ownSecondStep, ...secondStep } = steppingTwice(parts)
  const ways: OwnWays = { ...joining(parts), ...passwords, ...emails, ...secondStep, ...withPasskeys(parts, baseUrl) }
  return {
    ...ways,
    ways,
    elsewhere: null,
    checkPassword,
    ownEmail,
    ownSecondStep,
    ...inviting(parts),
    browser: browsers(pool, baseUrl),
    seed: seeding(parts),
    verify: tokenVerifier(db, pool, baseUrl, clock),
    isAlive: async (session) => (await liveSessions(db, pool, clock)(session)) !== null,
    renew: async (cookieHeader, client) => (await auth.renew(cookieHeader, client)) ?? 'expired',
    ended: [sessionHints(pool, baseUrl).taken],
    signOut: (cookieHeader) => auth.end(cookieHeader),
    ...openSessions(db, tables, clock),
    signOutElsewhere: ({ userId, sessionId }) => people.endSessions(db, userId, sessionId),
    signOutEverywhere: (userId) => people.endSessions(db, userId),
    emailsOf: (userIds) => people.emailsOf(db, userIds),
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
