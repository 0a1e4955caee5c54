import { plusDays } from '@evenshift/contract/days'
import { PUSH_TOKEN_REFRESH_DAYS } from '@evenshift/contract/constants'
import { readLocal, writeLocal } from '#web/shared/local-store'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { siteConfig } from '#web/shared/site-config'

/** A browser may never say whether it subscribed. */
const SUBSCRIBE_MS = 20_000

/** Whether this browser has push, and its person has not said no to the browser itself. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && Notification.permission !== 'denied'

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('the browser didn’t subscribe in time')), SUBSCRIBE_MS)
    }),
  ])

/** The bytes of a key as the server tells it. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Whether the server pushes in a way that pages can take part in. */
export const hasEntrance = (): Promise<boolean> =>
  siteConfig().then(
    ({ push }) => push.kind === 'web',
    () => false,
  )

/** This browser's token, null where the server pushes in a way that pages cannot take part in. Rejects where the browser gives none. */
export async function tokenOf(): Promise<string | null> {
  const { push } = await siteConfig()
  if (push.kind !== 'web') return null
  const registration = await navigator.serviceWorker.register('/push-worker.js')
  const asked = { userVisibleOnly: true, applicationServerKey: bytesOf(push.publicKey) }
  const subscription = await inTime(registration.pushManager.subscribe(asked))
  return JSON.stringify(subscription)
}

/** Whether this side's token was sent so long ago, or never, that it is sent again. */
export function isDue(side: SignInType, now: Date): boolean {
  const [of, renewed = ''] = (readLocal('pushRenewed') ?? '').split(' ')
  return of !== side || !(plusDays(new Date(renewed), PUSH_TOKEN_REFRESH_DAYS) > now)
}
export const markRenewed = (side: SignInType, now: Date): void => writeLocal('pushRenewed', `${side} ${now.toISOString()}`)
