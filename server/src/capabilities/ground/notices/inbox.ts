import { v7 as uuidv7 } from 'uuid'
import { plusDays, plusHours } from '@evenshift/contract/days'
import { type Which, eraseOf, eraseOlder, readAboutOf, readOf, removeOf, restoreOf } from '#server/capabilities/ground/notices/store'
import { eraseChoicesOf } from '#server/capabilities/ground/notices/store.choices'
import { type Refusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'
import type { Db } from '#server/platform/database/port'
import { forgetPublished, publish } from '#server/platform/live/port'

/** So long what was removed can be brought back; the screen offers it for some seconds. */
const RESTORE_HOURS = 1
const restorableSince = (now: Date): Date => plusHours(now, -RESTORE_HOURS)
const KEPT_DAYS = 90

const unreadChanged = (tx: Db, personId: string) => publish(tx, [{ personId, event: 'unread', data: null }])

/** Marks these of a person's as read. */
export const markRead = (db: Db, personId: string, which: Which, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    if ((await readOf(tx, personId, which, now)) > 0) await unreadChanged(tx, personId)
  })

/** What these people were told of these applications is read: they did what it asked for. */
export async function readAbout(tx: Db, personIds: readonly string[], applicationIds: readonly string[], now: Date): Promise<void> {
  for (const personId of await readAboutOf(tx, personIds, applicationIds, now)) await unreadChanged(tx, personId)
}

/** Removes these of a person's from what is listed and counted; answers what brings them back. Refuses NOT_FOUND where there are none. */
export const removeNotifications = (db: Db, personId: string, which: Which, now: Date): Promise<{ readonly removal: string } | Refusal> =>
  transact(db, async (tx) => {
    const removal = uuidv7()
    if ((await removeOf(tx, personId, which, { removal, removedAt: now })) === 0) return refuse('NOT_FOUND')
    await unreadChanged(tx, personId)
    return { removal }
  })

/** Brings back what one press removed in the last hour. Refuses NOT_FOUND. */
export const restoreNotifications = (db: Db, personId: string, removal: string, now: Date): Promise<undefined | Refusal> =>
  transact(db, async (tx) => {
    if ((await restoreOf(tx, personId, removal, restorableSince(now))) === 0) return refuse('NOT_FOUND')
    await unreadChanged(tx, personId)
    return undefined
  })

/** Erases what can't be brought back any more, and what is too old: call it every minute. */
export const eraseOldNotifications = ({ db }: { readonly db: Db }, now: Date): Promise<void> =>
  eraseOlder(db, restorableSince(now), plusDays(now, -KEPT_DAYS))

/** Erases every notice of a person, and how they wished to be told. */
export async function eraseNotificationsOf(tx: Db, personId: string): Promise<void> {
  await eraseOf(tx, personId)
  await forgetPublished(tx, personId)
  await eraseChoicesOf(tx, personId)
}
