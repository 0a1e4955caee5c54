import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Pool } from '@evenshift/contract/call'
import { sessionHints } from '#server/platform/identity/store/hint'
import { SESSION_SECONDS } from '#server/platform/identity/store/sessions'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const ID_LENGTH = 36

interface Kept {
  readonly sessionId: string
  readonly refreshToken: string
}

/** The cookie that renews a session: the service's refresh token, sealed, so that no page and nobody else's server can use it. */
export function sealedCookies(pool: Pool, baseUrl: string, secret: string) {
  const name = `evenshift-${pool}.session`
  const key = Buffer.from(hkdfSync('sha256', secret, '', `session cookie of ${pool}`, 32))
  const hints = sessionHints(pool, baseUrl)
  const attributes = [`Path=/identity/${pool}`, 'HttpOnly', 'SameSite=Strict', ...(baseUrl.startsWith('https:') ? ['Secure'] : [])].join(
    '; ',
  )
  const seal = ({ sessionId, refreshToken }: Kept): string => {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, key, nonce)
    const sealed = Buffer.concat([cipher.update(`${sessionId}${refreshToken}`), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }
  /** Null of what was not sealed here. */
  const unseal = (value: string): Kept | null => {
    const bytes = Buffer.from(value, 'base64url')
    if (bytes.length <= NONCE_BYTES + TAG_BYTES + ID_LENGTH) return null
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString()
      return { sessionId: plain.slice(0, ID_LENGTH), refreshToken: plain.slice(ID_LENGTH) }
    } catch {
      return null
    }
  }
  /** The sealed value as a browser sends it back. */
  const valueOf = (cookieHeader: string | undefined): string =>
    cookieHeader
      ?.split('; ')
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? ''
  return {
    /** The Set-Cookie values of a session that began or was renewed. */
    given: (kept: Kept): readonly string[] => [`${name}=${seal(kept)}; Max-Age=${SESSION_SECONDS}; ${attributes}`, hints.given],
    /** Those that clear them. */
    taken: [`${name}=; Max-Age=0; ${attributes}`, hints.taken] as readonly string[],
    /** That of a browser whose session turned out to have ended. */
    ended: [hints.taken] as readonly string[],
    valueOf,
    unseal,
    read: (cookieHeader: string | undefined): Kept | null => unseal(valueOf(cookieHeader)),
  }
}
export type SealedCookies = ReturnType<typeof sealedCookies>
