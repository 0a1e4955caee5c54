import webPush from 'web-push'
import { type Connect, post, publicConnect } from '#server/platform/push/connect'
import type { VapidKeys } from '#server/platform/push/keys'
import { PUSH_KEPT_SECONDS, type Push } from '#server/platform/push/port'
import { subscriptionOf } from '#server/platform/push/subscription'

interface WebPushOptions {
  readonly keys: VapidKeys
  /** Whom a push service asks about our messages: an https address, or a mailto: one. */
  readonly contact: string
  /** How a push service is reached. */
  readonly connect?: Connect
  readonly timeoutMs?: number
}

/** The standard of the browsers: each message goes, encrypted for its device, to the push service that the browser chose. */
export function openWebPush({ keys, contact, connect = publicConnect, timeoutMs = 10_000 }: WebPushOptions): Push {
  return {
    entrance: { kind: 'web', publicKey: keys.publicKey },
    accept(token) {
      const read = subscriptionOf(token)
      return 'fault' in read ? read : { token: JSON.stringify(read) }
    },
    async send(token, message) {
      const subscription = subscriptionOf(token)
      // What no longer is a subscription will never be one.
      if ('fault' in subscription) return 'gone'
      const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
        vapidDetails: { subject: contact, ...keys },
        TTL: PUSH_KEPT_SECONDS,
        urgency: 'normal',
        // A message that still waits is replaced by its own repetition.
        topic: message.id.replaceAll('-', ''),
      })
      const { status } = await post(connect, subscription.endpoint, headers, body, timeoutMs)
      if (status === 404 || status === 410) return 'gone'
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`)
      return 'delivered'
    },
  }
}
