import { type KeyObject, generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto'

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const newKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { kid: randomUUID(), publicKey, privateKey }
}

/** A token of these claims under this head, signed as tokens are with a key of this kind. */
export function signedToken(head: object, claims: object, key: KeyObject): string {
  const content = `${encode(head)}.${encode(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

/** The keys of one pool: the newest signs, and all are published. */
export function poolKeys() {
  let newest = newKey()
  const keys = [newest]
  return {
    newest: () => newest,
    sign: (claims: object): string => signedToken({ kid: newest.kid, alg: 'RS256' }, claims, newest.privateKey),
    isSigned(token: string): boolean {
      const [head = '', body = '', signature = ''] = token.split('.')
      const content = Buffer.from(`${head}.${body}`)
      return keys.some(({ publicKey }) => verify('sha256', content, publicKey, Buffer.from(signature, 'base64url')))
    },
    jwks: () => ({ keys: keys.map(({ kid, publicKey }) => ({ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' })) }),
    rotate(): void {
      newest = newKey()
      keys.push(newest)
    },
  }
}
export type PoolKeys = ReturnType<typeof poolKeys>
