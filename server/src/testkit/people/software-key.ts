import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { MadePasskey, SignedChallenge } from '#server/platform/identity/port'

const PRESENT = 1
const VERIFIED = 4
const WITH_KEY = 64

const text = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
/** The few forms of CBOR that a passkey writes. */
const bytesHead = (length: number) => (length < 256 ? Buffer.from([0x58, length]) : Buffer.from([0x59, length >> 8, length & 255]))
const word = (name: string) => Buffer.concat([Buffer.from([0x60 + name.length]), Buffer.from(name)])

interface How {
  readonly origin?: string
  readonly rpId?: string
  /** Whether it asked for a finger, face or PIN. */
  readonly verified?: boolean
}

/** A passkey in software, as WebAuthn has it, for the site of a test. */
export function softwareKey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = (part: string) => Buffer.concat([bytesHead(32), Buffer.from(part, 'base64url')])
  const coseKey = Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]), point(x), Buffer.from([0x22]), point(y)])
  let counter = 0
  const dataOf = ({ rpId = new URL(origin).hostname, verified = true }: How, more: Buffer, flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((counter += 1))
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (verified ? VERIFIED : 0) | flags]), count, more])
  }
  const clientDataOf = (type: string, challenge: string, how: How) =>
    JSON.stringify({ type, challenge, origin: how.origin ?? origin, crossOrigin: false })

  return {
    make(challenge: string, how: How = {}): MadePasskey {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      const data = dataOf(how, attested, WITH_KEY)
      const head = [Buffer.from([0xa3]), word('fmt'), word('none'), word('attStmt'), Buffer.from([0xa0]), word('authData')]
      const attestationObject = text(Buffer.concat([...head, bytesHead(data.length), data]))
      return {
        id: text(id),
        clientDataJSON: text(clientDataOf('webauthn.create', challenge, how)),
        attestationObject,
        transports: ['internal'],
      }
    },
    sign(challenge: string, how: How = {}): SignedChallenge {
      const clientData = clientDataOf('webauthn.get', challenge, how)
      const data = dataOf(how, Buffer.alloc(0), 0)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)
      return { id: text(id), clientDataJSON: text(clientData), authenticatorData: text(data), signature: text(signature) }
    },
  }
}
