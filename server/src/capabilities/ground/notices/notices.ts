import { v7 as uuidv7 } from 'uuid'
import type { SeekerNotificationType, ToldType } from '@evenshift/contract/states/notification'
import { stopPaths, waysOf } from '#server/capabilities/ground/notices/choices'
import { presentNotification } from '#server/capabilities/ground/notices/presenter'
import { insertNotifications, readOf, removeOf } from '#server/capabilities/ground/notices/store'
import { eraseChoicesOf } from '#server/capabilities/ground/notices/store.choices'
import type { NotificationRow } from '#server/capabilities/ground/notices/tables'
import { pushLater } from '#server/capabilities/ground/push/public'
import type { Db } from '#server/platform/database/port'
import { type Circular, preheader, subject } from '#server/platform/email/port'
import { forgetPublished, publish } from '#server/platform/live/port'
import type { Unit } from '#server/platform/queue/port'

/** Somebody who is told: a seeker, or one member of a company. */
export interface Recipient {
  /** In their own pool. */
  readonly personId: string
  readonly email: string
  /** How their mails greet them: a first name. */
  readonly name?: string
}
export interface Notice {
  readonly kind: ToldType
  readonly to: readonly Recipient[]
  readonly about: {
    readonly title: string
    readonly body: string
    /** A path of the web application; null where there is nothing to open. */
    readonly link: string | null
    /** The same as a mail; null for a plain one of title and body, 'apart' where its mail goes out by itself. */
    readonly letter: Circular | 'apart' | null
  }
}

/** A notice as a mail, where nothing better is written. */
const plainLetter = ({ title, body, link }: Notice['about']): Circular => ({
  subject: subject`${title}`,
  preheader: preheader`${body}`,
  heading: title,
  paragraphs: [body],
  button: { label: 'Open it', path: link ?? '/notifications' },
  why: 'You get this email because you asked for it in your notification settings.',
})

interface Mailed {
  readonly row: NotificationRow
  readonly recipient: Recipient
  readonly letter: Circular
}

/** Mails these people, each with the address at which such mails are turned off. */
async function mail({ tx, queue }: Unit, mailed: readonly Mailed[]): Promise<void> {
  const stops = await stopPaths(
    tx,
    mailed.map(({ row }) => row),
  )
  for (const { row, recipient, letter } of mailed) {
    const { email: to, name } = recipient
    const stop = stops(row.personId, row.type)
    await queue.send(tx, 'mail.send', {
      ...letter,
      to,
      notificationId: row.id,
      ...(name !== undefined && { name }),
      ...(stop !== null && { stop }),
    })
  }
}

/** Nobody has read or removed it. */
const fresh = { applicationId: null, jobId: null, readAt: null, removedAt: null, removal: null }

/** Tells people something, in the transaction of what it tells: on their screens at once, by push and by mail where they want it so. */
export async function tell(unit: Unit, notices: readonly Notice[]): Promise<void> {
  const { tx, now } = unit
  const told = notices.flatMap(({ kind: type, to, about }) => {
    const { title, body, link } = about
    return to.map((recipient) => ({
      recipient,
      about,
      row: { id: uuidv7(), personId: recipient.personId, type, title, body, link, createdAt: now, ...fresh },
    }))
  })
  if (told.length === 0) return
  const rows = told.map(({ row }) => row)
  await insertNotifications(tx, rows)
  await publish(
    tx,
    rows.map((row) => ({ personId: row.personId, event: 'notification', data: presentNotification<SeekerNotificationType>(row) })),
  )
  const ways = await waysOf(
    tx,
    rows.map(({ personId }) => personId),
    [...new Set(rows.map(({ type }) => type))],
  )
  const pushed = rows.filter(({ personId, type }) => ways(personId, type).push)
  await pushLater(
    unit,
    pushed.map(({ id: notificationId, personId, type, link }) => ({ personId, notificationId, type, link })),
  )
  const mailed = told.flatMap(({ row, recipient, about }): Mailed[] => {
    if (about.letter === 'apart' || !ways(row.personId, row.type).email) return []
    return [{ row, recipient, letter: about.letter ?? plainLetter(about) }]
  })
  await mail(unit, mailed)
}

const unreadChanged = (tx: Db, personId: string) => publish(tx, [{ personId, event: 'unread', data: null }])

/** Marks these of a person's as read, or all of them for null. */
export const markRead = (db: Db, personId: string, ids: readonly string[] | null, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    if ((await readOf(tx, personId, ids, now)) > 0) await unreadChanged(tx, personId)
  })

/** Deletes one of a person's, or all of them for null; how many there were. */
export const removeNotifications = (db: Db, personId: string, id: string | null): Promise<number> =>
  db.transaction(async (tx) => {
    const gone = await removeOf(tx, personId, id)
    if (gone > 0) await unreadChanged(tx, personId)
    return gone
  })

/** Erases every notice of a person, and how they wished to be told. */
export async function eraseNotificationsOf(tx: Db, personId: string): Promise<void> {
  await removeOf(tx, personId, null)
  await forgetPublished(tx, personId)
  await eraseChoicesOf(tx, personId)
}
