import { openSmtp } from '#server/platform/email/smtp'
import { mailServer } from '#server/platform/email/smtp.rig'
import { firebaseRig } from '#server/platform/live/live.rig'
import type { PushRig } from '#server/platform/push/push.rig'
import { testApp } from '#server/testkit/app/app'

/** Tries again within a second, so that nobody waits for it. */
const pace = { idleMs: 100, retrySeconds: 1, retries: 100, pauseSecondsMost: 1, lastingRetries: 100 }

/** A whole server that tells people over services of others: a mail server, a push service, and an online database for its feed. */
export async function outsideApp(openPush: () => Promise<PushRig>) {
  const [mails, push, online] = [await mailServer(), await openPush(), await firebaseRig()]
  const t = await testApp({
    email: openSmtp(mails.url, 'hello@evenshift.example', 500),
    push: push.push,
    live: (database) => online.open(database, 200),
    pace,
  })
  return {
    t,
    mails,
    push,
    firebase: online.firebase,
    async close() {
      await t.close()
      for (const one of [mails, push, online]) await one.close()
    },
  }
}
