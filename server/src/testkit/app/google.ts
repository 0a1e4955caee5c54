import { generateKeyPairSync, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { AccessTokens, ServiceAccount } from '#server/platform/google/port'
import { serviceAccount } from '#server/platform/google/service-account'

export interface GoogleDouble {
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
  /** What it answers instead of a token, from now on; null gives tokens again. */
  answers: number | 'silence' | null
  close(): Promise<void>
}

const part = (given = ''): Record<string, unknown> => JSON.parse(Buffer.from(given, 'base64url').toString()) as Record<string, unknown>

/** The service of Google that gives access for an assertion, signed by the key of an account that it knows (RFC 7523). */
export async function googleDouble(): Promise<GoogleDouble> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const scopes: string[] = []
  const good = new Set<string>()
  let given = 0
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (double.answers === 'silence') return
      if (double.answers !== null) return response.writeHead(double.answers).end()
      const form = new URLSearchParams(body)
      const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.')
      const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))
      const { iss, aud, scope, exp } = part(claims)
      const { clientEmail, tokenUri } = double.account
      const isMeant = iss === clientEmail && aud === tokenUri && Number(exp) > Date.now() / 1000
      if (!isSigned || !isMeant || form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
        return response.writeHead(400).end()
      scopes.push(String(scope))
      const token = `open sesame ${(given += 1)}`
      good.add(`Bearer ${token}`)
      return response.end(JSON.stringify({ access_token: token, expires_in: double.expiresIn, token_type: 'Bearer' }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  const double: GoogleDouble = {
    account: {
      clientEmail: 'server@evenshift.example',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      tokenUri: `http://127.0.0.1:${port}/token`,
    },
    scopes,
    expiresIn: 3599,
    access: (scopes) => serviceAccount({ account: double.account, scopes, timeoutMs: 500 }),
    isGood: (authorization) => good.has(authorization ?? ''),
    revoke: () => good.clear(),
    answers: null,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return double
}
