/** Bio video and documents of who has not been here for a year are erased, a month after a mail that says so. */
import { eraseFilesOfProfile } from '#server/capabilities/profiles/erasing'
import { lockWarned, markWarned } from '#server/capabilities/profiles/store.asleep'
import type { Db } from '#server/platform/database/port'
import type { Queue } from '#server/platform/queue/port'

const DAY_MS = 86_400_000
const WARNED_AFTER_DAYS = 335
/** From the mail to the end, however late the mail was. */
const NOTICE_DAYS = 30

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
const days = (at: Date, count: number): Date => new Date(at.getTime() + count * DAY_MS)

interface On {
  readonly tx: Db
  readonly queue: Queue
  readonly now: Date
}

/** Mails those who have not been here for eleven months. The number told. */
async function warn({ tx, queue, now }: On): Promise<number> {
  const warned = await markWarned(tx, days(now, -WARNED_AFTER_DAYS), now)
  const text = [
    'You have not been on Evenshift for a long time, so we will not keep your bio video and documents for ever.',
    `We erase them on ${longDate.format(days(now, NOTICE_DAYS))}. If you want to keep them, sign in before that day.`,
    'Your profile stays. What you sent with an application stays with it for its own time.',
  ].join('\n\n')
  for (const { email } of warned) {
    await queue.send(tx, 'mail.send', { to: email, subject: 'Your bio video and documents will be erased', text })
  }
  return warned.length
}

/** Erases the files of those who did not come back. The number of people. */
async function erase(on: On): Promise<number> {
  const asleep = await lockWarned(on.tx, days(on.now, -NOTICE_DAYS))
  for (const { id } of asleep) await eraseFilesOfProfile(on, id)
  return asleep.length
}

/** In batches that each stand alone; safe to run twice, and in several processes at once. */
export async function runAsleepClock({ db, queue }: { readonly db: Db; readonly queue: Queue }, now: Date): Promise<void> {
  for (const step of [warn, erase]) {
    for (;;) {
      const done = await db.transaction((tx) => step({ tx, queue, now }))
      if (done === 0) break
    }
  }
}
