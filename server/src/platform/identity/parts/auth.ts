import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { jwt } from 'better-auth/plugins/jwt'
import { v7 as uuidv7 } from 'uuid'
import { ACCESS_TOKEN_SECONDS } from '@evenshift/contract/constants'
import type { Pool } from '@evenshift/contract/call'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import type { Client, SignedIn } from '#server/platform/identity/port'
import { sessionHints } from '#server/platform/identity/store/hint'
import { SESSION_SECONDS, sessions } from '#server/platform/identity/store/sessions'
import { poolTables } from '#server/platform/identity/store/tables'

interface AuthOptions {
  readonly pool: Pool
  readonly db: Db
  readonly clock: Clock
  /** Origin under which browsers reach the product; https makes the cookies Secure. */
  readonly baseUrl: string
  readonly secret: string
}

/** All that the pool asks of better-auth: sessions, their cookies, and tokens signed with the pool's own keys. */
export interface Auth {
  /** Null where the person was erased meanwhile. */
  begin(userId: string, client: Client, step: { readonly hasPassed: boolean }): Promise<SignedIn | null>
  /** Null where the cookie names no living session. */
  renew(cookieHeader: string | undefined, client: Client): Promise<SignedIn | null>
  /** The Set-Cookie values that clear the cookie and its hint. */
  end(cookieHeader: string | undefined): Promise<readonly string[]>
  /** Makes the pool's first key if there is none yet. */
  ensureKey(): Promise<void>
}

/** Who issues and who takes the tokens of a pool. */
export const tokenParties = (pool: Pool, baseUrl: string) => ({ issuer: `${baseUrl}/identity/${pool}`, audience: `evenshift-${pool}` })

const cookiesOf = (cookieHeader: string | undefined): Headers => new Headers(cookieHeader === undefined ? {} : { cookie: cookieHeader })

export function openAuth({ pool, db, clock, baseUrl, secret }: AuthOptions): Auth {
  const { user, session, account, verification, jwks } = poolTables[pool]
  const { issuer, audience } = tokenParties(pool, baseUrl)
  const hints = sessionHints(pool, baseUrl)
  const { api } = betterAuth({
    appName: `evenshift-${pool}`,
    baseURL: baseUrl,
    basePath: `/identity/${pool}`,
    secret,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { level: 'error' },
    database: drizzleAdapter(db, { provider: 'pg', schema: { user, session, account, verification, jwks } }),
    session: { expiresIn: SESSION_SECONDS },
    advanced: {
      cookiePrefix: `evenshift-${pool}`,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: `/identity/${pool}` },
      database: { generateId: () => uuidv7() },
    },
    plugins: [sessions({ clock, db, session }), jwt({ jwks: { keyPairConfig: { alg: 'ES256' } }, jwt: { issuer, audience } })],
  })

  const signedIn = async (begun: { sessionId: string; userId: string; email: string }, headers: Headers): Promise<SignedIn> => {
    const iat = Math.floor(clock.now().getTime() / 1000)
    const exp = iat + ACCESS_TOKEN_SECONDS
    const payload = { sub: begun.userId, sid: begun.sessionId, email: begun.email, pool, iat, exp }
    const { token } = await api.signJWT({ body: { payload } })
    return { accessToken: token, expiresAt: new Date(exp * 1000), cookies: [...headers.getSetCookie(), hints.given] }
  }

  return {
    begin: async (userId, client, step) => {
      const { response, headers } = await api.beginSession({
        body: { userId, ...client, ...step },
        headers: cookiesOf(undefined),
        returnHeaders: true,
      })
      return response === null ? null : signedIn(response, headers)
    },
    renew: async (cookieHeader, client) => {
      const { response, headers } = await api.renewSession({ body: client, headers: cookiesOf(cookieHeader), returnHeaders: true })
      return response === null ? null : signedIn(response, headers)
    },
    end: async (cookieHeader) => {
      const { headers } = await api.endSession({ headers: cookiesOf(cookieHeader), returnHeaders: true })
      return [...headers.getSetCookie(), hints.taken]
    },
    ensureKey: async () => {
      await api.getJwks()
    },
  }
}
