import { v7 as uuidv7 } from 'uuid'
import type { NotificationType, SeekerNotificationType } from '@evenshift/contract/states/notification'
import { stopPaths, waysOf } from '#server/capabilities/ground/notices/choices'
import { presentNotification } from '#server/capabilities/ground/notices/presenter'
import { insertNotifications } from '#server/capabilities/ground/notices/store'
import type { NotificationRow } from '#server/capabilities/ground/notices/tables'
import { pushLater } from '#server/capabilities/ground/push/public'
import { type Circular, preheader, subject } from '#server/platform/email/port'
import { publish } from '#server/platform/live/port'
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
  readonly kind: NotificationType
  readonly to: readonly Recipient[]
  /** They did it themselves: it is theirs to keep as a mail, and no news. */
  readonly isOwn?: boolean
  readonly about: {
    readonly title: string
    readonly body: string
    /** What it says instead once what it asks for is done or too late. */
    readonly fact?: string | undefined
    /** A path of the web application; null where there is nothing to open. */
    readonly link: string | null
    readonly applicationId?: string
    readonly jobId?: string
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

/** Tells people something, in the transaction of what it tells: on their screens at once, by push and by mail where they want it so; what they did themselves by mail alone. */
export async function tell(unit: Unit, notices: readonly Notice[]): Promise<void> {
  const { tx, now } = unit
  const told = notices.flatMap(({ kind: type, to, isOwn = false, about }) => {
    const { title, body, fact = null, link, applicationId = null, jobId = null } = about
    const said = { type, title, body, fact, link, applicationId, jobId, createdAt: now, readAt: null, removedAt: null, removal: null }
    return to.map((recipient) => ({ recipient, about, isOwn, row: { id: uuidv7(), personId: recipient.personId, ...said } }))
  })
  if (told.length === 0) return
  const rows = told.flatMap(({ row, isOwn }) => (isOwn ? [] : [row]))
  await insertNotifications(tx, rows)
  await publish(
    tx,
    rows.map((row) => ({ personId: row.personId, event: 'notification', data: presentNotification<SeekerNotificationType>(row) })),
  )
  const ways = await waysOf(
    tx,
    told.map(({ row }) => row.personId),
    [...new Set(told.map(({ row }) => row.type))],
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
