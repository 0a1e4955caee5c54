import { createHmac, randomBytes } from 'node:crypto'
import { G, K, N, bytesOf, hash, numberOf, power, sharedKey } from '#server/testkit/cognito/srp-numbers'

/** Whose password it is, as the proof names them. */
export interface SrpName {
  /** The pool's id behind its region. */
  readonly poolName: string
  readonly userId: string
}
export interface Verifier {
  readonly salt: bigint
  readonly value: bigint
}

const verifierWith = ({ poolName, userId }: SrpName, password: string, salt: bigint): Verifier => ({
  salt,
  value: power(G, numberOf(hash(bytesOf(salt), hash(`${poolName}${userId}:${password}`)))),
})
export const verifierOf = (name: SrpName, password: string): Verifier => verifierWith(name, password, numberOf(randomBytes(16)))
export const isPassword = (name: SrpName, password: string, kept: Verifier): boolean =>
  verifierWith(name, password, kept.salt).value === kept.value

/** The server's side of one sign-in by SRP-6a; null where the client's number is none that may be sent. */
export function srpChallenge(name: SrpName, { salt, value }: Verifier, clientHex: string) {
  const A = /^[\da-f]+$/i.test(clientHex) ? BigInt(`0x${clientHex}`) : 0n
  if (A % N === 0n) return null
  const secret = numberOf(randomBytes(32))
  const B = (K * value + power(G, secret)) % N
  const block = randomBytes(64)
  return {
    parameters: { SALT: salt.toString(16), SRP_B: B.toString(16), SECRET_BLOCK: block.toString('base64') },
    /** Whether the claim is signed by who knows the password. */
    isSigned(signature: string, timestamp: string): boolean {
      const u = numberOf(hash(bytesOf(A), bytesOf(B)))
      const shared = power(A * power(value, u), secret)
      const signed = createHmac('sha256', sharedKey(shared, u)).update(name.poolName).update(name.userId).update(block).update(timestamp)
      return signed.digest('base64') === signature
    },
  }
}
export type SrpChallenge = NonNullable<ReturnType<typeof srpChallenge>>
