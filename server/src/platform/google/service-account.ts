import { SignJWT, importPKCS8 } from 'jose'
import { z } from 'zod'
import type { AccessTokens, ServiceAccount } from '#server/platform/google/port'

interface ServiceAccountOptions {
  readonly account: ServiceAccount
  /** What the tokens are for, of the scopes that Google publishes. */
  readonly scopes: readonly string[]
  readonly timeoutMs?: number
}

/** A token is not used so shortly before its end that the call it is for might outlast it. */
const EARLY_MS = 60_000

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
interface Granted {
  readonly token: string
  readonly until: number
}

/** Google's OAuth 2.0 for servers: an assertion that the account's own key signs is given an access token, which is kept until a minute before its end. */
export function serviceAccount({ account, scopes, timeoutMs = 10_000 }: ServiceAccountOptions): AccessTokens {
  const { clientEmail, privateKey, tokenUri } = account

  async function ask(): Promise<Granted> {
    const askedAt = Date.now()
    const assertion = await new SignJWT({ scope: scopes.join(' ') })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(tokenUri)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(privateKey, 'RS256'))
    const answer = await fetch(tokenUri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status !== 200) {
      await answer.body?.cancel()
      throw new Error(`Google gave no access: it answered ${answer.status}`)
    }
    const { access_token: token, expires_in: seconds } = granted.parse(await answer.json())
    return { token, until: askedAt + seconds * 1000 - EARLY_MS }
  }

  let asked: Promise<Granted> | null = null
  let kept: Granted | null = null
  return {
    async get() {
      if (kept !== null && kept.until > Date.now()) return kept.token
      // One question for all who need it; a failure is asked again.
      asked ??= ask().finally(() => (asked = null))
      kept = await asked
      return kept.token
    },
    drop(token) {
      if (kept?.token === token) kept = null
    },
  }
}
