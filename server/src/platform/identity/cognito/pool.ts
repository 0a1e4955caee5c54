import type { Pool } from '@evenshift/contract/call'
import { coming } from '#server/platform/identity/cognito/coming'
import { sealedCookies } from '#server/platform/identity/cognito/cookies'
import { going } from '#server/platform/identity/cognito/going'
import { invited } from '#server/platform/identity/cognito/invited'
import type { CognitoParts, PoolWork } from '#server/platform/identity/cognito/parts'
import { knownPeople } from '#server/platform/identity/cognito/people'
import { keptSessions } from '#server/platform/identity/cognito/sessions'
import { accessTokens } from '#server/platform/identity/cognito/tokens'
import { type CognitoPool, type CognitoService, cognitoWire, originOf } from '#server/platform/identity/cognito/wire'
import type { PoolOptions } from '#server/platform/identity/parts/parts'
import type { IdentityPool } from '#server/platform/identity/port'
import { knownBrowsers } from '#server/platform/identity/store/browsers'
import { mailedCodes } from '#server/platform/identity/store/codes'
import { openSessions } from '#server/platform/identity/store/open-sessions'
import { peopleOf } from '#server/platform/identity/store/people'
import { poolSecret } from '#server/platform/identity/store/secrets'
import { poolTables } from '#server/platform/identity/store/tables'
import { passwordTries } from '#server/platform/identity/store/tries'
import { browsers } from '#server/platform/identity/ways/browser'

export interface CognitoPoolOptions extends Pick<PoolOptions, 'db' | 'clock' | 'baseUrl' | 'rateLimitFactor'>, Pick<CognitoParts, 'later'> {
  readonly service: CognitoService
}

/** A pool of Amazon Cognito: the service knows the passwords, and we keep who is signed in here. Nothing is asked of it before somebody comes. */
export async function openCognitoPool(
  pool: Pool,
  of: CognitoPool,
  { db, clock, baseUrl, rateLimitFactor, later, service }: CognitoPoolOptions,
): Promise<IdentityPool & { finish(work: PoolWork): Promise<void> }> {
  const tables = poolTables[pool]
  const secret = await poolSecret(db, pool)
  const wire = cognitoWire(service, of)
  const read = accessTokens(service, of, clock)
  const cookies = sealedCookies(pool, baseUrl, secret)
  const sessions = keptSessions(db, pool, clock)
  const people = knownPeople(tables, clock)
  const tries = passwordTries(db, tables, clock, rateLimitFactor)
  const codes = mailedCodes({ tables, clock, secret, rateLimitFactor })
  const parts = {
    pool,
    db,
    clock,
    wire,
    read,
    cookies,
    sessions,
    people,
    browsers: knownBrowsers(tables, clock, secret),
    codes,
    tries,
    later,
  }
  const { handOver, renew } = coming(parts)
  return {
    ways: null,
    elsewhere: {
      origin: originOf(service),
      entrance: { kind: 'cognito', region: service.region, endpoint: service.endpoint, ...of },
      handOver,
    },
    renew,
    ...going(parts),
    ...invited(parts),
    browser: browsers(pool, baseUrl),
    ended: cookies.ended,
    async verify(token) {
      const claims = await read(token)
      if (typeof claims === 'string') return claims
      const { userId, sessionId } = claims
      const live = await sessions.live(claims)
      return live === null ? 'expired' : { userId, sessionId, ...live }
    },
    isAlive: async (session) => (await sessions.live(session)) !== null,
    sessions: openSessions(db, tables, clock).sessions,
    async checkPassword(userId, password) {
      const locked = await tries.count(userId)
      if (locked !== null) return locked
      if (!(await wire.isPassword(userId, password))) return 'wrong'
      await tries.forget(userId)
      return 'right'
    },
    ownSecondStep: async (userId) => ({ since: await wire.stepSince(userId), codesLeft: 0 }),
    async ownEmail(userId) {
      const person = await people.find(db, userId)
      return { email: person?.email ?? '', isBouncing: person !== null && person.bouncedAt !== null }
    },
    emailsOf: (userIds) => peopleOf(tables, clock).emailsOf(db, userIds),
  }
}
