import { SignJWT, importPKCS8 } from 'jose'
import { z } from 'zod'
import { type Connect, post, publicConnect } from '#server/platform/push/connect'
import { PUSH_KEPT_SECONDS, type Push, type PushMessage } from '#server/platform/push/port'

/** Who we are to the cloud messenger: a key of a service account. */
export interface ServiceAccount {
  readonly projectId: string
  readonly clientEmail: string
  readonly privateKey: string
}
interface FcmOptions {
  readonly account: ServiceAccount
  readonly connect?: Connect
  readonly timeoutMs?: number
}

const TOKENS_AT = 'https://oauth2.googleapis.com/token'
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
/** An access token holds for an hour. */
const ACCESS_MS = 50 * 60_000

const IS_TOKEN = /^[\w:-]{20,}$/

const granted = z.object({ access_token: z.string() })
const refused = z.object({ error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })).default([]) }) })

/** Whether an answer says that the token is dead: by its code, or as one of another sender. */
function isGone(status: number, body: string): boolean {
  const codes = ['UNREGISTERED', 'SENDER_ID_MISMATCH']
  try {
    const read = refused.safeParse(JSON.parse(body))
    return read.success && read.data.error.details.some(({ errorCode = '' }) => codes.includes(errorCode))
  } catch {
    return status === 404
  }
}

const asked = (token: string, { id, title, body, link }: PushMessage): string =>
  JSON.stringify({
    message: {
      token,
      // Data alone: the product's own worker decides how it is shown, so that one that is seen is not shown twice.
      data: { id, title, body, ...(link !== null && { link }) },
      webpush: { headers: { TTL: String(PUSH_KEPT_SECONDS), Urgency: 'normal', Topic: id.replaceAll('-', '') } },
    },
  })

/** Firebase Cloud Messaging, version 1 of its interface. */
export function openFcm({ account, connect = publicConnect, timeoutMs = 10_000 }: FcmOptions): Push {
  let access: { readonly token: Promise<string>; readonly until: number } | null = null

  async function ask(): Promise<string> {
    const key = await importPKCS8(account.privateKey, 'RS256')
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.clientEmail)
      .setAudience(TOKENS_AT)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key)
    const form = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(form) }
    const { status, body } = await post(connect, TOKENS_AT, headers, form, timeoutMs)
    if (status !== 200) throw new Error(`the cloud messenger gave no access: ${status}`)
    return granted.parse(JSON.parse(body)).access_token
  }
  /** One question for all who need it; a failure is asked again. */
  function accessToken(): Promise<string> {
    if (access === null || access.until < Date.now()) {
      const mine = { token: ask(), until: Date.now() + ACCESS_MS }
      access = mine
      mine.token.catch(() => {
        if (access === mine) access = null
      })
    }
    return access.token
  }

  const url = `https://fcm.googleapis.com/v1/projects/${encodeURIComponent(account.projectId)}/messages:send`
  return {
    entrance: { kind: 'fcm' },
    accept: (token) => (IS_TOKEN.test(token) ? { token } : { fault: 'This is not a token of the cloud messenger' }),
    async send(token, message) {
      if (!IS_TOKEN.test(token)) return 'gone'
      const body = asked(token, message)
      const headers = {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }
      const answer = await post(connect, url, headers, body, timeoutMs)
      if (answer.status === 200) return 'delivered'
      if (isGone(answer.status, answer.body)) return 'gone'
      if (answer.status === 401) access = null
      throw new Error(`the cloud messenger answered ${answer.status}`)
    },
  }
}
