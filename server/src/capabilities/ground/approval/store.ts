import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { RESUBMISSIONS_MOST } from '@evenshift/contract/constants'
import type { ProfileDecider, ProfileStatus } from '@evenshift/contract/states/profile/profile'
import { type ApprovalRow, heldNumbers, approvalHistory, approvals } from '#server/capabilities/ground/approval/tables'
import type { Db } from '#server/platform/database/port'

/** A status with everything that is written down beside it. */
export interface ApprovalDecision {
  readonly to: ProfileStatus
  readonly by: ProfileDecider
  readonly reason: string | null
  readonly evidence: ApprovalRow['evidence']
  readonly now: Date
}

export type Approval = ApprovalRow
type Subject = Pick<ApprovalRow, 'id' | 'kind' | 'name' | 'number' | 'email'>

const record = (tx: Db, subjectId: string, from: ProfileStatus | null, { to, by, reason, evidence, now }: ApprovalDecision) =>
  tx.insert(approvalHistory).values({ id: uuidv7({ msecs: now.getTime() }), subjectId, at: now, from, to, by, reason, evidence })

/** What a seeker or company begins with. */
export async function openApproval(tx: Db, subject: Subject, first: ApprovalDecision): Promise<void> {
  const { to: status, reason, evidence, now: since } = first
  await tx.insert(approvals).values({ ...subject, status, reason, evidence, since, wasApproved: status === 'Approved', sentAgain: 0 })
  await record(tx, subject.id, null, first)
}

/** Moves an approval that is still `from`, with its row of history; false when it no longer is. */
export async function moveApproval(tx: Db, id: string, from: ProfileStatus, decision: ApprovalDecision): Promise<boolean> {
  const { to: status, reason, evidence, now: since } = decision
  const isSentAgain = from === 'Rejected' && status === 'Pending'
  const moved = await tx
    .update(approvals)
    .set({
      status,
      reason,
      evidence,
      ...(status !== from && { since }),
      ...(status === 'Approved' && { wasApproved: true }),
      ...(isSentAgain && { sentAgain: sql`${approvals.sentAgain} + 1` }),
    })
    .where(and(eq(approvals.id, id), eq(approvals.status, from), isSentAgain ? lt(approvals.sentAgain, RESUBMISSIONS_MOST) : undefined))
    .returning({ id: approvals.id })
  if (moved.length === 0) return false
  await record(tx, id, from, decision)
  return true
}

/** Null where there is no such seeker or company. Every call of a seeker asks it, so PostgreSQL plans it once a connection. */
export async function statusById(db: Db, id: string): Promise<ProfileStatus | null> {
  const [row] = await db
    .select({ status: approvals.status })
    .from(approvals)
    .where(eq(approvals.id, id))
    .prepare('approval_status')
    .execute()
  return row?.status ?? null
}
/** Null where there is no such seeker or company. */
export async function approvalOf(db: Db, id: string): Promise<ApprovalRow | null> {
  const [row] = await db.select().from(approvals).where(eq(approvals.id, id))
  return row ?? null
}

/** Everyone of this status, the longest first. */
export const approvalsAt = (db: Db, status: ProfileStatus): Promise<ApprovalRow[]> =>
  db.select().from(approvals).where(eq(approvals.status, status)).orderBy(asc(approvals.since), asc(approvals.id))

/** Keeps what staff read of a subject, and where it is told, as the subject now is. */
export async function renameSubject(tx: Db, id: string, subject: Partial<Pick<Subject, 'name' | 'number' | 'email'>>): Promise<void> {
  await tx.update(approvals).set(subject).where(eq(approvals.id, id))
}

/** The company that holds this number; null where nobody does. */
export async function holderOf(db: Db, number: string): Promise<string | null> {
  const [held] = await db.select({ holder: heldNumbers.subjectId }).from(heldNumbers).where(eq(heldNumbers.number, number))
  return held?.holder ?? null
}

/** Gives a company the number it names, and only that one; the id of whoever holds it afterwards, null where it names none. */
export async function claimNumber(tx: Db, subjectId: string, number: string | null): Promise<string | null> {
  await releaseNumbers(tx, subjectId)
  if (number === null) return null
  await tx.insert(heldNumbers).values({ number, subjectId }).onConflictDoNothing()
  return holderOf(tx, number)
}

export async function releaseNumbers(tx: Db, subjectId: string): Promise<void> {
  await tx.delete(heldNumbers).where(eq(heldNumbers.subjectId, subjectId))
}

/** Every decision about a seeker. */
export async function eraseApprovalOf(tx: Db, id: string): Promise<void> {
  await tx.delete(approvals).where(eq(approvals.id, id))
}

/** By the ids of those that there are. */
export async function approvalsById(db: Db, ids: readonly string[]): Promise<Map<string, Approval>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(approvals)
    .where(inArray(approvals.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
