import { generateKeyPairSync, verify } from 'node:crypto'
import type { AccessTokens, ServiceAccount } from '#server/platform/google/port'
import { serviceAccount } from '#server/platform/google/service-account'
import { type HttpDouble, httpDouble } from '#server/testkit/app/http-double'

export interface GoogleDouble {
  readonly service: HttpDouble
  readonly account: ServiceAccount
  /** What was asked for, each time access was given. */
  readonly scopes: readonly string[]
  /** Seconds for which a token holds. */
  expiresIn: number
  /** Access for one service, as a process asks for it. */
  access(scopes: readonly string[]): AccessTokens
  /** Whether this bears a token that was given and holds. */
  isGood(authorization: string | undefined): boolean
  /** No token that was given holds any longer. */
  revoke(): void
  close(): Promise<void>
}

const part = (given = ''): Record<string, unknown> => JSON.parse(Buffer.from(given, 'base64url').toString()) as Record<string, unknown>

/** The service of Google that gives access for an assertion, signed by the key of an account that it knows (RFC 7523). */
export async function googleDouble(): Promise<GoogleDouble> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const scopes: string[] = []
  const good = new Set<string>()
  let given = 0
  const service = await httpDouble((_request, body, response) => {
    const form = new URLSearchParams(body.toString())
    const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.')
    const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))
    const { iss, aud, scope, exp } = part(claims)
    const isMeant = iss === account.clientEmail && aud === account.tokenUri && Number(exp) > Date.now() / 1000
    if (!isSigned || !isMeant || form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return response.writeHead(400).end()
    scopes.push(String(scope))
    const token = `open sesame ${(given += 1)}`
    good.add(`Bearer ${token}`)
    return response.end(JSON.stringify({ access_token: token, expires_in: double.expiresIn, token_type: 'Bearer' }))
  })
  const account: ServiceAccount = {
    clientEmail: 'server@evenshift.example',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    tokenUri: `${service.url}/token`,
  }
  const double: GoogleDouble = {
    service,
    account,
    scopes,
    expiresIn: 3599,
    access: (wanted) => serviceAccount({ account, scopes: wanted, timeoutMs: 2_000 }),
    isGood: (authorization) => good.has(authorization ?? ''),
    revoke: () => good.clear(),
    close: () => service.close(),
  }
  return double
}
