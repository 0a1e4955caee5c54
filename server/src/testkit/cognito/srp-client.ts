import { createHmac, randomBytes } from 'node:crypto'
import { G, K, N, bytesOf, hash, numberOf, power, sharedKey } from '#server/testkit/cognito/srp-numbers'

interface Challenge {
  readonly SALT: string
  readonly SRP_B: string
  readonly SECRET_BLOCK: string
  readonly USER_ID_FOR_SRP: string
}

/** A browser's side of one sign-in by SRP-6a: what it sends, and what it answers for a password. */
export function srpClient(poolName: string) {
  const secret = numberOf(randomBytes(128))
  const A = power(G, secret)
  return {
    SRP_A: A.toString(16),
    answer({ SALT, SRP_B, SECRET_BLOCK, USER_ID_FOR_SRP }: Challenge, password: string, timestamp: string) {
      const [B, salt] = [BigInt(`0x${SRP_B}`), BigInt(`0x${SALT}`)]
      const u = numberOf(hash(bytesOf(A), bytesOf(B)))
      const x = numberOf(hash(bytesOf(salt), hash(`${poolName}${USER_ID_FOR_SRP}:${password}`)))
      const base = (((B - K * power(G, x)) % N) + N) % N
      const signed = createHmac('sha256', sharedKey(power(base, secret + u * x), u))
      signed.update(poolName).update(USER_ID_FOR_SRP).update(Buffer.from(SECRET_BLOCK, 'base64')).update(timestamp)
      return {
        USERNAME: USER_ID_FOR_SRP,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: signed.digest('base64'),
        TIMESTAMP: timestamp,
      }
    },
  }
}
