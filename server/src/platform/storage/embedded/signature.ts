/** AWS Signature Version 4, as S3 reads it: in the Authorization header or in the address. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Fault } from '#server/platform/storage/embedded/faults'
import type { Target } from '#server/platform/storage/embedded/target'

export interface AccessKeys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}
/** What a signature says of the body: its SHA-256 in hex, or null where any body of the signed length will do. */
export interface Signed {
  readonly bodySha256: string | null
}
interface Claim {
  readonly credential: string
  readonly signedHeaders: readonly string[]
  readonly signature: string
  readonly date: string
  readonly payload: string
  /** Milliseconds for which it is valid from its date; the clocks' tolerance goes both ways only where it is null. */
  readonly validMs: number | null
}

export const REGION = 'eu-west-2'
const SKEW_MS = 15 * 60_000
const SECONDS_MOST = 7 * 24 * 60 * 60
const UNSIGNED = 'UNSIGNED-PAYLOAD'
const HEADER = /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/
const DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const one = (value: string | string[] | undefined): string => (typeof value === 'object' ? value.join(',') : (value ?? ''))

function claimInAddress(query: ReadonlyMap<string, string>): Claim | Fault {
  const seconds = query.get('X-Amz-Expires') ?? ''
  if (query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256' || !/^\d{1,6}$/.test(seconds)) return 'AccessDenied'
  if (Number(seconds) < 1 || Number(seconds) > SECONDS_MOST) return 'AccessDenied'
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    date: query.get('X-Amz-Date') ?? '',
    payload: UNSIGNED,
    validMs: Number(seconds) * 1000,
  }
}

function claimInHeader({ headers }: Target): Claim | Fault {
  if (headers.authorization === undefined) return 'AccessDenied'
  const [, credential, signedHeaders, signature] = HEADER.exec(headers.authorization) ?? []
  if (credential === undefined || signedHeaders === undefined || signature === undefined) return 'AuthorizationHeaderMalformed'
  const payload = one(headers['x-amz-content-sha256'])
  if (payload !== UNSIGNED && !/^[0-9a-f]{64}$/.test(payload)) return 'NotImplemented'
  return { credential, signedHeaders: signedHeaders.split(';'), signature, date: one(headers['x-amz-date']), payload, validMs: null }
}

function faultOfTime({ date, validMs }: Claim, now: number): Fault | null {
  const [, year, month, day, hour, minute, second] = DATE.exec(date) ?? []
  if (year === undefined) return 'AccessDenied'
  const signedAt = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  if (validMs !== null) return now > signedAt + validMs || now < signedAt - SKEW_MS ? 'AccessDenied' : null
  return Math.abs(now - signedAt) > SKEW_MS ? 'RequestTimeTooSkewed' : null
}

function signatureOf(
  { method, path, query, headers }: Target,
  { signedHeaders, date, payload }: Claim,
  scope: string,
  key: Buffer,
): string {
  const sortedQuery = query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted((a, b) => (a[0] === b[0] ? Number(a[1] > b[1]) - Number(a[1] < b[1]) : a[0] < b[0] ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&')
  const signed = signedHeaders.map((name) => `${name}:${one(headers[name]).trim().replace(/ +/g, ' ')}\n`).join('')
  const canonical = [method, path, sortedQuery, signed, signedHeaders.join(';'), payload].join('\n')
  return hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex')
}

/** Whether these keys signed this request for this time; everything that changes what an AWS request means has to be signed. */
export function verify(target: Target, keys: AccessKeys, now: number): Signed | Fault {
  const query = new Map(target.query)
  const claim = query.has('X-Amz-Signature') ? claimInAddress(query) : claimInHeader(target)
  if (typeof claim === 'string') return claim
  const [accessKeyId, day = '', region, service, end] = claim.credential.split('/')
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (day !== claim.date.slice(0, 8) || region !== REGION || service !== 's3' || end !== 'aws4_request')
    return 'AuthorizationHeaderMalformed'
  const late = faultOfTime(claim, now)
  if (late !== null) return late
  const mustBeSigned = ['host', ...Object.keys(target.headers).filter((name) => name.startsWith('x-amz-'))]
  if (!mustBeSigned.every((name) => claim.signedHeaders.includes(name))) return 'AccessDenied'
  const key = [day, REGION, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${keys.secretAccessKey}`))
  const expected = Buffer.from(signatureOf(target, claim, `${day}/${REGION}/s3/aws4_request`, key))
  const given = Buffer.from(claim.signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'SignatureDoesNotMatch'
  return { bodySha256: claim.payload === UNSIGNED ? null : claim.payload }
}
