import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import { type MembershipRow, memberships as m } from '#server/capabilities/derived/billing/tables'
import type { Db } from '#server/platform/database/port'

/** Null where a company has never been on the provider's page. */
export async function findMembership(db: Db, employerId: string): Promise<MembershipRow | null> {
  const [row] = await db.select().from(m).where(eq(m.employerId, employerId))
  return row ?? null
}
/** Null for a customer that is none of ours. */
export async function membershipOfCustomer(db: Db, customerId: string): Promise<MembershipRow | null> {
  const [row] = await db.select().from(m).where(eq(m.customerId, customerId))
  return row ?? null
}

/** Writes down who a company is with the provider; of two at once the first holds. */
export async function insertMembership(db: Db, employerId: string, customerId: string, now: Date): Promise<void> {
  await db
    .insert(m)
    .values({ employerId, customerId, version: 0, cancelAtPeriodEnd: false, keepLive: [], rereadAt: now })
    .onConflictDoNothing()
}

export type MembershipState = Omit<MembershipRow, 'employerId' | 'customerId' | 'asked' | 'version' | 'rereadAt'>
/** A question to the provider about a company, at its place among all of them. */
export type Question = Pick<MembershipRow, 'employerId' | 'asked'>
/** Gives a question about a customer its place; null for a customer that is none of ours. */
export async function beginQuestion(db: Db, customerId: string): Promise<Question | null> {
  const [row] = await db
    .update(m)
    .set({ asked: sql`${m.asked} + 1` })
    .where(eq(m.customerId, customerId))
    .returning({ employerId: m.employerId, asked: m.asked })
  return row ?? null
}
/** Writes the answer to a question, unless that to a later one is written. */
export async function writeState(tx: Db, { employerId, asked }: Question, state: MembershipState): Promise<void> {
  await tx
    .update(m)
    .set({ ...state, version: asked })
    .where(and(eq(m.employerId, employerId), lt(m.version, asked)))
}

export async function setKeepLive(db: Db, employerId: string, keepLive: readonly string[]): Promise<void> {
  await db.update(m).set({ keepLive }).where(eq(m.employerId, employerId))
}

/** Holds companies whose owners are to be told of an end. */
export const holdDueReminders = (tx: Db, now: Date, most: number): Promise<MembershipRow[]> =>
  tx.select().from(m).where(lte(m.remindAt, now)).orderBy(m.employerId).limit(most).for('update', { skipLocked: true })
export async function setRemindAt(tx: Db, employerId: string, remindAt: Date | null): Promise<void> {
  await tx.update(m).set({ remindAt }).where(eq(m.employerId, employerId))
}

/** Customers that were not read again since this time; they count as read from now on. */
export async function takeUnread(tx: Db, since: Date, now: Date, most: number): Promise<string[]> {
  const due = tx.select({ id: m.employerId }).from(m).where(lte(m.rereadAt, since)).orderBy(m.rereadAt).limit(most)
  const taken = await tx
    .update(m)
    .set({ rereadAt: now })
    .where(and(inArray(m.employerId, due.for('update', { skipLocked: true })), sql`${m.rereadAt} <= ${since.toISOString()}::timestamptz`))
    .returning({ customerId: m.customerId })
  return taken.map(({ customerId }) => customerId)
}
