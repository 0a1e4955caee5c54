import { z } from 'zod'
import type { AccessTokens } from '#server/platform/google/port'
import { type Connect, post, publicConnect } from '#server/platform/push/connect'
import { PUSH_KEPT_SECONDS, type Push, type PushMessage } from '#server/platform/push/port'

interface FcmOptions {
  readonly projectId: string
  readonly access: AccessTokens
  readonly connect?: Connect
  readonly timeoutMs?: number
}

const IS_TOKEN = /^[\w:-]{20,}$/

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

/** What an account's access is for. */
export const FCM_SCOPES = ['https://www.googleapis.com/auth/firebase.messaging']

/** Firebase Cloud Messaging, version 1 of its interface. */
export function openFcm({ projectId, access, connect = publicConnect, timeoutMs = 10_000 }: FcmOptions): Push {
  const url = `https://fcm.googleapis.com/v1/projects/${encodeURIComponent(projectId)}/messages:send`
  return {
    entrance: { kind: 'fcm' },
    accept: (token) => (IS_TOKEN.test(token) ? { token } : { fault: 'This isn’t a token of the cloud messenger' }),
    async send(token, message) {
      if (!IS_TOKEN.test(token)) return 'gone'
      const body = asked(token, message)
      const accessToken = await access.get()
      const headers = {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }
      const answer = await post(connect, url, headers, body, timeoutMs)
      if (answer.status === 200) return 'delivered'
      if (isGone(answer.status, answer.body)) return 'gone'
      if (answer.status === 401) access.drop(accessToken)
      throw new Error(`the cloud messenger answered ${answer.status}`)
    },
  }
}
