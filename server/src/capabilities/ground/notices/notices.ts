import { v7 as uuidv7 } from 'uuid'
import type { ToldType } from '@evenshift/contract/states/notification'
import { insertNotifications, removeOf } from '#server/capabilities/ground/notices/store'
import type { Db } from '#server/platform/database/port'
import type { Circular } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

/** Which kinds are mailed too; the others are only shown. */
const isMailed: Readonly<Record<ToldType, boolean>> = {
  // to a seeker
  application_received: true,
  application_in_review: false,
  application_reopened: true,
  application_rejected: true,
  application_closed_no_reply: true,
  shortlisted: true,
  interview_invited: true,
  interview_deadline_24h: true,
  interview_extended: true,
  interview_adjusted: true,
  interview_cancelled: true,
  offer_received: true,
  offer_changed: true,
  offer_rescinded: true,
  hired: true,
  start_check: true,
  job_closed: true,
  saved_job_closing: false,
  // The mail of a day's jobs goes out by itself.
  job_alert: false,
  profile_approved: true,
  profile_pending: true,
  profile_rejected: true,
  profile_suspended: true,
  // to everybody in a company
  new_application: true,
  reply_due_soon: true,
  reply_overdue: true,
  interview_submitted: true,
  interview_lapsed: true,
  interview_extension_asked: true,
  interview_adjustment_asked: true,
  offer_question: true,
  offer_accepted: true,
  offer_declined: true,
  offer_expired: true,
  application_withdrawn: true,
  job_approved: true,
  job_sent_back: true,
  job_closing_soon: true,
  job_reconfirm_due: true,
  verification_pending: true,
  verification_result: true,
  // to either
  message_received: true,
}

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
    /** The same as a mail; null for a kind that is only shown. */
    readonly letter: Circular | null
  }
}

/** Tells people something, in the transaction of what it tells: on their screens at once, and by mail where its kind is mailed. */
export async function tell({ tx, queue, now }: Unit, notices: readonly Notice[]): Promise<void> {
  await insertNotifications(
    tx,
    notices.flatMap(({ kind: type, to, about: { title, body, link } }) =>
      to.map(({ personId }) => ({ id: uuidv7(), personId, type, title, body, link, createdAt: now, readAt: null })),
    ),
  )
  for (const { kind, to, about } of notices) {
    if (isMailed[kind] !== (about.letter !== null)) throw new Error(`${kind} is ${isMailed[kind] ? '' : 'not '}told by mail`)
    if (about.letter === null) continue
    for (const { email, name } of to) await queue.send(tx, 'mail.send', { ...about.letter, to: email, ...(name !== undefined && { name }) })
  }
}

/** All that a person was told. */
export async function eraseNotificationsOf(tx: Db, personId: string): Promise<void> {
  await removeOf(tx, personId, null)
}
