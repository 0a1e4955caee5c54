/** Bio video and documents of who has not been here for a year are erased, a month after a mail that says so. */
import { plusDays } from '@evenshift/contract/days'
import { eraseFilesOfProfile } from '#server/capabilities/parties/profiles/erasure'
import { lockWarned, markWarned } from '#server/capabilities/parties/profiles/store.asleep'
import { dayWords, londonDate } from '#server/capabilities/ground/reference/public'
import type { Db } from '#server/platform/database/port'
import { preheader, subject } from '#server/platform/email/port'
import type { Queue, Unit } from '#server/platform/queue/port'

const WARNED_AFTER_DAYS = 335
/** From the mail to the end, however late the mail was. */
const NOTICE_DAYS = 30

/** Mails those who have not been here for eleven months. The number told. */
async function warn({ tx, queue, now }: Unit): Promise<number> {
  const warned = await markWarned(tx, plusDays(now, -WARNED_AFTER_DAYS), now)
  const last = dayWords(londonDate(plusDays(now, NOTICE_DAYS)), now)
  for (const { email: to, firstName: name } of warned) {
    await queue.send(tx, 'mail.send', {
      to,
      name,
      subject: subject`We’ll delete your video and documents on ${last}`,
      preheader: preheader`To keep them, sign in before ${last}.`,
      heading: `We’ll delete your video and documents on ${last}`,
      paragraphs: [
        `You haven’t used Evenshift for a while. To keep your bio video and documents, sign in before ${last}.`,
        'Your profile stays. So does anything you’ve sent with an application, until that’s due to be deleted.',
      ],
      button: { label: 'Sign in', path: '/profile/document' },
      why: 'You’re getting this because you have an Evenshift account. We always warn you before we delete, so this can’t be switched off.',
    })
  }
  return warned.length
}

/** Erases the files of those who did not come back. The number of people. */
async function erase(unit: Unit): Promise<number> {
  const asleep = await lockWarned(unit.tx, plusDays(unit.now, -NOTICE_DAYS))
  for (const { id } of asleep) await eraseFilesOfProfile(unit, id)
  return asleep.length
}

/** Warns who has not been here for eleven months, and erases the files of who did not come back: call it every minute. Safe to run twice. */
export async function eraseFilesAsleep({ db, queue }: { readonly db: Db; readonly queue: Queue }, now: Date): Promise<void> {
  for (const step of [warn, erase]) {
    for (;;) {
      const done = await db.transaction((tx) => step({ tx, queue, now }))
      if (done === 0) break
    }
  }
}
