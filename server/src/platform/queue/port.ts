import type { Pool } from '@evenshift/contract/call'
import type { SearchQuery } from '@evenshift/contract/model/job/search'
import type { NotificationType } from '@evenshift/contract/states/notification'
import type { Db } from '#server/platform/database/port'
import type { QueuedMail } from '#server/platform/email/port'

/** Every kind of background work, and what it carries. */
export interface QueuedWork {
  'mail.send': QueuedMail
  /** What the identity tells: whoever waits for a code waits behind no other mail. */
  'mail.code': QueuedMail
  /** Tells the service that a pool signs in with of an end that has come here: of a session, of all of a person’s until then, or of the person. */
  'identity.finish': { pool: Pool } & (
    | { kind: 'revoke'; /** Its refresh token, as its cookie has it. */ sealed: string }
    | { kind: 'sign_out'; userId: string; at: string }
    | { kind: 'forget'; userId: string }
  )
  /** Pushes what somebody was told to each of their devices. */
  'push.send': { personId: string; notificationId: string; type: NotificationType; link: string | null }
  /** Looks into a file that came in, of this person. */
  'upload.check': { fileId: string; ownerId: string }
  /** Removes the bytes of files that were given up. */
  'files.erase': { fileIds: readonly string[] }
  /** Erases what is left of a seeker whose account was erased. */
  'seeker.erase': { seekerId: string }
  /** Erases what is left of people of the employer pool, and of the company that went with them; ends what it paid for. */
  'employer.erase': { userIds: readonly string[]; employerId: string | null; customerId: string | null }
  /** Makes the archive that somebody asked for. */
  'export.make': { exportId: string }
  /** Asks the company register again that was silent; the last pause before it. */
  'company.check': { employerId: string; pauseMinutes: number }
  /** Sends an event of the embedded payment provider to where it is wanted. */
  'payment.tell': { eventId: string }
  /** Asks the payment provider what it holds of a customer and writes it down; by night, though nothing was told. */
  'billing.read': { customerId: string; isByNight: boolean }
  /** Reckons a seeker's best jobs, everywhere or around a place, by the way of the profile or another. */
  'matches.prepare': { seekerId: string; location: string | null; radiusKm: number } & Pick<
    SearchQuery,
    'from' | 'travelMinutes' | 'travelMode'
  >
}
export type WorkName = keyof QueuedWork

/** A mail that nobody took in days of tries. */
export interface GivenUpMail {
  readonly id: string
  readonly to: string
  readonly about: string
  readonly since: Date
  /** What was said to the last try. */
  readonly why: string
}

export interface SendOptions {
  /** Not before this time. */
  readonly startAfter?: Date
  /** At most one waiting job of this key. */
  readonly singletonKey?: string
}

/** Work that outlives a request. A job sent on a transaction exists only if that transaction commits; each may run more than once. */
export interface Queue {
  send<N extends WorkName>(on: Db, name: N, data: QueuedWork[N], options?: SendOptions): Promise<void>
  /** The oldest first; kept for ten days at least. */
  givenUpMails(on: Db): Promise<readonly GivenUpMail[]>
  /** Sends mails that were given up again, one or all; how many there were. */
  sendAgain(on: Db, which: 'all' | { readonly id: string }): Promise<number>
  /** Deletes every job that carries these values, waiting or done; of a mail also those of the other kinds. */
  forget<N extends WorkName>(on: Db, name: N, which: Partial<QueuedWork[N]>): Promise<void>
  work<N extends WorkName>(name: N, run: (data: QueuedWork[N]) => Promise<void>): Promise<void>
  /** Starts working; before that, sent jobs only wait. */
  start(): Promise<void>
  /** Lets jobs under way finish, at most this long in milliseconds. */
  stop(graceMs: number): Promise<void>
}

/** One unit of work: an open transaction, the queue that sends what belongs to it once it commits, and its time. */
export interface Unit {
  readonly tx: Db
  readonly queue: Queue
  readonly now: Date
}
