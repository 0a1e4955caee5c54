import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import webPush from 'web-push'
import type { Connect } from '#server/platform/push/connect'
import { FCM_SCOPES, openFcm } from '#server/platform/push/fcm'
import type { VapidKeys } from '#server/platform/push/keys'
import type { Push } from '#server/platform/push/port'
import { openWebPush } from '#server/platform/push/web-push'
import { type GoogleDouble, googleDouble } from '#server/testkit/app/google'
import { type HttpDouble, httpDouble } from '#server/testkit/app/http-double'

/** What the other end does with a message: a status, or nothing at all. */
export type Answered = number | 'silence' | 'endless'

export interface Received {
  readonly token: string
  readonly headers: IncomingMessage['headers']
  /** What the device reads, once decrypted. */
  readonly message: Record<string, unknown>
}
/** A device, and what its push service does. */
export interface Device {
  readonly token: string
  answers: Answered
}
export interface PushRig {
  readonly push: Push
  readonly service: HttpDouble
  readonly received: Received[]
  device(): Device
  /** Until so many messages came. */
  until(many: number): Promise<void>
  close(): Promise<void>
}

const TIMEOUT_MS = 500

async function serving(answer: (request: IncomingMessage, body: Buffer) => { status: Answered; body?: string }) {
  const service = await httpDouble((asked, given, response) => {
    const { status, body = '' } = answer(asked, given)
    if (status === 'silence') return
    if (status === 'endless') response.writeHead(200).write('x'.repeat(100_000))
    else response.writeHead(status).end(body)
  })
  const { port } = service
  const connect: Connect = (url, options) =>
    request({ ...options, host: '127.0.0.1', port, path: url.pathname, headers: Object.assign({ host: url.host }, options.headers) })
  return { service, connect }
}

const awaiting = (received: readonly Received[], came: EventEmitter) => async (many: number) => {
  while (received.length < many) await once(came, 'message')
}

/** RFC 8188 and 8291: the device's side of a message. */
function decrypted(body: Buffer, device: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', device.computeSecret(sender), auth, info, 32))
  const derived = (name: string, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
  const open = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  open.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

const part = (text = ''): Record<string, unknown> => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>

/** RFC 8292: whether a message is signed by this key, for this service, for no longer than a day. */
function isSigned(authorization: string, publicKey: string, audience: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const { aud, exp, sub } = part(claims)
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  const now = Date.now() / 1000
  const isInTime = typeof exp === 'number' && exp > now && exp <= now + 86_400
  const isOurs = key === publicKey && aud === audience && sub === PUSH_CONTACT && isInTime
  return isOurs && verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url'))
}

/** Of the product that sends. */
export const PUSH_CONTACT = 'mailto:hello@evenshift.example'
/** Whom browsers are told to be reached by. */
export const PUSH_HOST = 'push.evenshift-tests.org'

/** A push service of browsers that takes only what a real one does, from whoever has these keys. */
export async function webPushRig(keys: VapidKeys = webPush.generateVAPIDKeys()): Promise<PushRig> {
  const [received, came] = [[] as Received[], new EventEmitter()]
  const devices = new Map<string, Device & { readonly keys: ReturnType<typeof createECDH>; readonly auth: Buffer }>()
  const origin = `https://${PUSH_HOST}`
  const { connect, service } = await serving((asked, body) => {
    const device = devices.get(asked.url ?? '')
    if (device === undefined) return { status: 404 }
    if (asked.headers['content-encoding'] !== 'aes128gcm' || !(Number(asked.headers['ttl']) > 0)) return { status: 400 }
    if (!isSigned(asked.headers.authorization ?? '', keys.publicKey, origin)) return { status: 403 }
    if (device.answers === 201) {
      const message = JSON.parse(decrypted(body, device.keys, device.auth)) as Record<string, unknown>
      received.push({ token: device.token, headers: asked.headers, message })
      came.emit('message')
    }
    return { status: device.answers }
  })
  return {
    service,
    push: openWebPush({ keys, contact: PUSH_CONTACT, connect, timeoutMs: TIMEOUT_MS }),
    received,
    device() {
      const [own, auth, path] = [createECDH('prime256v1'), randomBytes(16), `/send/${randomBytes(8).toString('hex')}`]
      const p256dh = own.generateKeys('base64url')
      const token = JSON.stringify({ endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } })
      const device = { token, answers: 201, keys: own, auth }
      devices.set(path, device)
      return device
    },
    until: awaiting(received, came),
    close: () => service.close(),
  }
}

/** Firebase's service that sends, to whoever has Google's access to it. */
export async function fcmRig(): Promise<PushRig & { readonly google: GoogleDouble }> {
  const google = await googleDouble()
  const [received, came] = [[] as Received[], new EventEmitter()]
  const devices = new Map<string, Device>()
  const { connect, service } = await serving((asked, body) => {
    if (!google.isGood(asked.headers.authorization)) return { status: 401 }
    if (asked.url !== '/v1/projects/evenshift/messages:send') return { status: 404 }
    const { message } = JSON.parse(body.toString()) as { message: { token: string; data: Record<string, unknown> } }
    const { token, answers } = devices.get(message.token) ?? { token: '', answers: 410 }
    if (answers === 410 || answers === 404)
      return { status: 404, body: JSON.stringify({ error: { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] } }) }
    if (answers !== 201) return { status: answers }
    received.push({ token, headers: asked.headers, message: message.data })
    came.emit('message')
    return { status: 200, body: '{"name":"sent"}' }
  })
  return {
    google,
    service,
    push: openFcm({ projectId: 'evenshift', access: google.access(FCM_SCOPES), connect, timeoutMs: TIMEOUT_MS }),
    received,
    device() {
      const device = { token: `token:${randomBytes(24).toString('base64url')}`, answers: 201 }
      devices.set(device.token, device)
      return device
    },
    until: awaiting(received, came),
    async close() {
      await service.close()
      await google.close()
    },
  }
}
