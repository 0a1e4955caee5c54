import { randomBytes, randomUUID } from 'node:crypto'
import { Fault, notAuthorised } from '#server/testkit/cognito/faults'
import type { PoolKeys } from '#server/testkit/cognito/keys'
import type { Person } from '#server/testkit/cognito/people'

export interface SessionSettings {
  readonly poolId: string
  readonly clientId: string
  readonly accessSeconds: number
  readonly refreshSeconds: number
  /** So long a refresh token is good after another took its place; null gives no other. */
  readonly graceSeconds: number | null
  readonly now: () => Date
}

interface Session {
  readonly sub: string
  readonly originJti: string
  readonly authTime: number
  isRevoked: boolean
}
/** A refresh token of a session, and when another took its place. */
interface Refresh {
  readonly session: Session
  replacedAt: number | null
}

const partOf = (token: string, at: number): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString()) as Record<string, unknown>

/** The sessions of one pool and their tokens. */
export function poolSessions(settings: SessionSettings, keys: PoolKeys) {
  const { poolId, clientId, accessSeconds, refreshSeconds, graceSeconds, now } = settings
  const issuer = `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`
  const sessions = new Map<string, Session>()
  const refreshes = new Map<string, Refresh>()
  const seconds = () => Math.floor(now().getTime() / 1000)

  /** Opaque, of the length and the alphabet of a real one. */
  const newRefresh = (session: Session): string => {
    const token = `eyJ${randomBytes(1200).toString('base64url')}`
    refreshes.set(token, { session, replacedAt: null })
    return token
  }
  const tokensOf = ({ sub, originJti, authTime }: Session, { email }: Person, refreshToken: string | null) => {
    const times = { auth_time: authTime, iat: seconds(), exp: seconds() + accessSeconds }
    const both = { sub, iss: issuer, origin_jti: originJti, event_id: randomUUID(), ...times }
    const access = { client_id: clientId, token_use: 'access', scope: 'aws.cognito.signin.user.admin', username: sub }
    const identity = { aud: clientId, token_use: 'id', email, email_verified: true, 'cognito:username': sub }
    return {
      AccessToken: keys.sign({ ...both, ...access, jti: randomUUID() }),
      IdToken: keys.sign({ ...both, ...identity, jti: randomUUID() }),
      ...(refreshToken !== null && { RefreshToken: refreshToken }),
      ExpiresIn: accessSeconds,
      TokenType: 'Bearer',
    }
  }
  return {
    begin(person: Person) {
      const session: Session = { sub: person.sub, originJti: randomUUID(), authTime: seconds(), isRevoked: false }
      sessions.set(session.originJti, session)
      return { AuthenticationResult: tokensOf(session, person, newRefresh(session)), ChallengeParameters: {} }
    },
    renew(token: string, personOf: (sub: string) => Person | undefined) {
      const kept = refreshes.get(token)
      if (kept === undefined) throw notAuthorised('Invalid Refresh Token')
      const { session, replacedAt } = kept
      const person = personOf(session.sub)
      if (person === undefined || session.isRevoked) throw notAuthorised('Refresh Token has been revoked')
      if (session.authTime + refreshSeconds <= seconds()) throw notAuthorised('Refresh Token has expired')
      if (graceSeconds !== null && replacedAt !== null && replacedAt + graceSeconds <= seconds()) {
        throw new Fault('RefreshTokenReuseException', 'Refresh token has already been used')
      }
      if (graceSeconds !== null) kept.replacedAt ??= seconds()
      const next = graceSeconds === null ? null : newRefresh(session)
      return { AuthenticationResult: tokensOf(session, person, next), ChallengeParameters: {} }
    },
    /** Whose an access token is that holds, also where it was revoked. */
    subOf(accessToken: string): string {
      const claims = keys.isSigned(accessToken) ? partOf(accessToken, 1) : {}
      const session = sessions.get(String(claims['origin_jti']))
      if (session === undefined || claims['token_use'] !== 'access') throw notAuthorised('Invalid Access Token')
      if (Number(claims['exp']) <= seconds()) throw notAuthorised('Access Token has expired')
      if (session.isRevoked) throw notAuthorised('Access Token has been revoked')
      return session.sub
    },
    revoke(token: string): void {
      const kept = refreshes.get(token)
      if (kept !== undefined) kept.session.isRevoked = true
    },
    revokeAll(sub: string): void {
      for (const session of sessions.values()) if (session.sub === sub) session.isRevoked = true
    },
  }
}
export type PoolSessions = ReturnType<typeof poolSessions>
