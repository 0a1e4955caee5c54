import type { Pool } from '@evenshift/contract/call'
import type { Met } from '#server/calls/identity/answers'
import { signInLetter, signInNotice, tell } from '#server/capabilities/ground/notices/public'
import { deviceLabel } from '#server/capabilities/ground/push/public'

/** In the inbox and by mail. */
const told: Met =
  ({ queue, clock }) =>
  async (tx, { userId: personId, email, userAgent }) => {
    const now = clock.now()
    await tell({ tx, queue, now }, [signInNotice({ personId, email }, deviceLabel(userAgent), now)])
  }

/** Who is told of a sign-in with a new browser, and how; staff have no inbox. */
export const newBrowsers: Readonly<Record<Pool, Met>> = {
  jobseeker: told,
  employer: told,
  staff:
    ({ queue, clock }) =>
    async (tx, { email, userAgent }) =>
      queue.send(tx, 'mail.send', { ...signInLetter(deviceLabel(userAgent), clock.now(), '/staff/account'), to: email }),
}
