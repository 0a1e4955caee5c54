import { type SQL, and, asc, count, desc, eq, exists, gt, inArray, isNotNull, isNull, not, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { v7 as uuidv7 } from 'uuid'
import { plusDays } from '@evenshift/contract/days'
import type { Message } from '@evenshift/contract/model/application/message'
import { applicationTabs } from '@evenshift/contract/states/application/application'
import {
  type MessageRow,
  applicationHistory,
  applicationMessages as messages,
  applications as a,
} from '#server/capabilities/work/hiring/tables'
import { isConversationRead, isReadByEmployer } from '#server/capabilities/work/hiring/time/seen'
import type { Db } from '#server/platform/database/port'

type Sender = Message['from']

/** Those of these applications in which this side wrote something that the other has not read. */
export async function unreadFrom(db: Db, from: Sender, applicationIds: readonly string[]): Promise<Set<string>> {
  if (applicationIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: messages.applicationId })
    .from(messages)
    .where(and(inArray(messages.applicationId, [...applicationIds]), eq(messages.from, from), isNull(messages.readAt)))
  return new Set(rows.map(({ id }) => id))
}

/** A seeker's applications whose employer wrote something that they haven't read, the newest first. */
export async function unreadOfSeeker(db: Db, seekerId: string, most: number) {
  const at = sql<Date>`max(${messages.createdAt})`.mapWith(messages.createdAt)
  return db
    .select({ applicationId: a.id, jobTitle: a.jobTitle, employerId: a.employerId, at })
    .from(messages)
    .innerJoin(a, eq(a.id, messages.applicationId))
    .where(and(eq(a.seekerId, seekerId), eq(messages.from, 'employer'), isNull(messages.readAt)))
    .groupBy(a.id)
    .orderBy(desc(at), desc(a.id))
    .limit(most)
}

/** Whether this side ever wrote. */
export async function hasWritten(db: Db, from: Sender, applicationId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.applicationId, applicationId), eq(messages.from, from)))
    .limit(1)
  return row !== undefined
}

export const markRead = (db: Db, from: Sender, applicationId: string, now: Date): Promise<unknown> =>
  db
    .update(messages)
    .set({ readAt: now })
    .where(and(eq(messages.applicationId, applicationId), eq(messages.from, from), isNull(messages.readAt)))

export async function insertMessage(
  db: Db,
  row: Pick<MessageRow, 'applicationId' | 'from' | 'personId' | 'text' | 'createdAt'>,
): Promise<MessageRow> {
  const [sent] = await db
    .insert(messages)
    .values({ id: uuidv7(), ...row })
    .returning()
  if (sent === undefined) throw new Error('a message wasn’t stored')
  // Whoever writes has read what they answer.
  await markRead(db, row.from === 'employer' ? 'seeker' : 'employer', row.applicationId, row.createdAt)
  await db.update(a).set({ writtenAt: row.createdAt }).where(eq(a.id, row.applicationId))
  return sent
}

/** What this side wrote in a message of an application; null where there is no such message. */
export async function messageFrom(db: Db, from: Sender, applicationId: string, id: string): Promise<string | null> {
  const [row] = await db
    .select({ text: messages.text })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.applicationId, applicationId), eq(messages.from, from)))
  return row?.text ?? null
}

/** The newest message of each of these applications. */
export async function newestMessages(db: Db, applicationIds: readonly string[]): Promise<Map<string, MessageRow>> {
  if (applicationIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([messages.applicationId])
    .from(messages)
    .where(inArray(messages.applicationId, [...applicationIds]))
    .orderBy(messages.applicationId, desc(messages.id))
  return new Map(rows.map((row) => [row.applicationId, row]))
}

/** Nobody still waits for a word on what was written longer ago. */
const DAYS_WAITING = 28

interface Page {
  readonly page: number
  readonly limit: number
}

/** Applications that somebody wrote about, the newest message first unless the oldest is meant. */
async function written(db: Db, whose: SQL | undefined, { page, limit }: Page, order = desc) {
  const which = and(whose, isNotNull(a.writtenAt))
  const rows = await db
    .select()
    .from(a)
    .where(which)
    .orderBy(order(a.writtenAt), order(a.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(a, which) }
}
export const writtenWithSeeker = (db: Db, seekerId: string, page: Page) => written(db, eq(a.seekerId, seekerId), page)
/** `application`: only what was written about this one. */
export const writtenWithEmployer = (db: Db, employerId: string, page: Page & { readonly application?: string | undefined }, now: Date) => {
  const isIt = page.application === undefined ? undefined : eq(a.id, page.application)
  return written(db, and(eq(a.employerId, employerId), isIt, isConversationRead(now)), page)
}

const reply = alias(messages, 'reply')
/** Something the seeker wrote has no reply, and nobody has read it or it asks something: a "Thanks!" that was read waits for nothing. */
function isUnanswered(db: Db): SQL {
  const one = { one: sql`1` }
  const isReply = and(eq(reply.applicationId, messages.applicationId), eq(reply.from, 'employer'), gt(reply.id, messages.id))
  const isOpen = or(isNull(messages.readAt), sql`position('?' in ${messages.text}) > 0`)
  const isUnrepliedTo = notExists(db.select(one).from(reply).where(isReply))
  const isIts = and(eq(messages.applicationId, a.id), eq(messages.from, 'seeker'))
  return exists(
    db
      .select(one)
      .from(messages)
      .where(and(isIts, isOpen, isUnrepliedTo)),
  )
}
/** Of those, who wrote not long ago, waits for a word and can be replied to, the longest wait first: what is old costs nothing. */
export const waitingForEmployer = (db: Db, employerId: string, page: Page, now: Date) =>
  written(
    db,
    and(
      eq(a.employerId, employerId),
      gt(a.writtenAt, plusDays(now, -DAYS_WAITING)),
      or(not(inArray(a.status, [...applicationTabs.history])), eq(a.status, 'hired')),
      isReadByEmployer(now),
      isUnanswered(db),
    ),
    page,
    asc,
  )

/** Newest first. */
export async function listMessages(db: Db, applicationId: string, { page, limit }: Page) {
  const which = eq(messages.applicationId, applicationId)
  const rows = await db
    .select()
    .from(messages)
    .where(which)
    .orderBy(desc(messages.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(messages).where(which)
  return { rows, total: counted?.total ?? 0 }
}

export const historyOf = (db: Db, applicationId: string) =>
  db.select().from(applicationHistory).where(eq(applicationHistory.applicationId, applicationId)).orderBy(asc(applicationHistory.id))
