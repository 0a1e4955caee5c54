import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { JwksNotAvailableInCacheError, JwtBaseError, KidNotFoundInJwksError } from 'aws-jwt-verify/error'
import { z } from 'zod'
import type { Clock } from '#server/platform/clock/port'
import { publishedKeys } from '#server/platform/identity/cognito/keys'
import { type CognitoPool, type CognitoService, originOf } from '#server/platform/identity/cognito/wire'

/** Clocks differ by so much at most before a token that is not valid yet is refused. */
const SKEW_SECONDS = 5

const claims = z
  .object({ sub: z.uuid(), origin_jti: z.uuid(), auth_time: z.number(), exp: z.number(), nbf: z.number().optional() })
  .transform(({ sub, origin_jti, auth_time, exp, nbf }) => ({
    userId: sub,
    sessionId: origin_jti,
    signedInAt: new Date(auth_time * 1000),
    expiresAt: new Date(exp * 1000),
    validFrom: nbf ?? 0,
  }))
export type AccessClaims = z.output<typeof claims>

/** Reads the access tokens of one pool's client: signed by a key that the pool publishes, and by our clock neither too early nor too late. */
export function accessTokens(service: CognitoService, { userPoolId, clientId }: CognitoPool, clock: Clock) {
  // Times are for our own clock to judge.
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'access', graceSeconds: Number.POSITIVE_INFINITY })
  const load = publishedKeys({
    address: `${originOf(service)}/${userPoolId}/.well-known/jwks.json`,
    timeoutMs: service.timeoutMs,
    clock,
    take: (keys) => verifier.cacheJwks({ keys }),
  })

  /** By the keys that are here: this never asks for any. */
  const verified = (token: string): object | 'bad' | 'unknown_key' => {
    try {
      return verifier.verifySync(token)
    } catch (error) {
      if (error instanceof JwksNotAvailableInCacheError || error instanceof KidNotFoundInJwksError) return 'unknown_key'
      if (error instanceof JwtBaseError) return 'bad'
      throw error
    }
  }
  return async (token: string): Promise<AccessClaims | 'bad' | 'expired'> => {
    const first = verified(token)
    const payload = first === 'unknown_key' && (await load()) ? verified(token) : first
    const read = claims.safeParse(payload)
    if (!read.success) return 'bad'
    const now = clock.now().getTime()
    if (read.data.validFrom > now / 1000 + SKEW_SECONDS) return 'bad'
    return read.data.expiresAt.getTime() <= now ? 'expired' : read.data
  }
}
export type AccessTokens = ReturnType<typeof accessTokens>
