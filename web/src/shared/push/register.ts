import { employer } from '#web/shared/calls/employer'
import { seeker } from '#web/shared/calls/seeker'
import { markRenewed, tokenOf } from '#web/shared/push/subscribe'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { words } from '#web/shared/push/words'

/**
 * Has the server push to this browser; true once it does. A browser that gives no token is only logged, a server that refuses one rejects.
 * `isAsked` by its person: then it is on again where they had turned it off.
 */
export async function registerDevice(side: SignInType, isAsked = false): Promise<boolean> {
  let webToken: string | null
  try {
    webToken = await tokenOf()
  } catch (error) {
    console.warn(words.browserGaveNoToken, error)
    return false
  }
  if (webToken === null) return false
  await (side === 'employer' ? employer : seeker).registerPushToken({ body: { webToken, ...(isAsked && { isAsked }) } })
  markRenewed(side, new Date())
  return true
}

/** Asks the browser's own question, and registers this device where the answer is yes; true once it is. */
export const turnOnPush = async (side: SignInType): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted' && registerDevice(side, true)
