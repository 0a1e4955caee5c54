import { createECDH } from 'node:crypto'
import { z } from 'zod'
import { isPublicUrl } from '#server/platform/push/public-host'

const bytes = (length: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .refine((text) => Buffer.from(text, 'base64url').length === length)

/** Whether these bytes are a point of the curve: with any other nothing can be encrypted. */
function isPoint(text: string): boolean {
  try {
    const keys = createECDH('prime256v1')
    keys.generateKeys()
    keys.computeSecret(Buffer.from(text, 'base64url'))
    return true
  } catch {
    return false
  }
}

/** As a browser writes it; its other fields are left out. */
const subscription = z.object({
  endpoint: z.string().max(2048),
  keys: z.object({ p256dh: bytes(65).refine(isPoint), auth: bytes(16) }),
})
export type Subscription = z.output<typeof subscription>

/** A subscription from its text, or what is wrong with it. */
export function subscriptionOf(token: string): Subscription | { readonly fault: string } {
  let given: unknown
  try {
    given = JSON.parse(token)
  } catch {
    given = null
  }
  const read = subscription.safeParse(given)
  if (!read.success) return { fault: 'This isn’t a browser’s push subscription' }
  if (!isPublicUrl(read.data.endpoint)) return { fault: 'The push service must be an https address on the open internet' }
  return read.data
}
