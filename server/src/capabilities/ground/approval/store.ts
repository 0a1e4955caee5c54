import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { RESUBMISSIONS_MOST } from '@evenshift/contract/constants'
import type { ProfileDecider, ProfileStatus } from '@evenshift/contract/states/profile/profile'
import { type StandingRow, heldNumbers, standingHistory, standings } from '#server/capabilities/ground/approval/tables'
import { type Db, prepared } from '#server/platform/database/port'

/** A status with everything that is written down beside it. */
export interface Decision {
  readonly to: ProfileStatus
  readonly by: ProfileDecider
  readonly reason: string | null
  readonly evidence: StandingRow['evidence']
  readonly now: Date
}

export type Subject = Pick<StandingRow, 'id' | 'kind' | 'name' | 'number' | 'email'>

const record = (tx: Db, subjectId: string, from: ProfileStatus | null, { to, by, reason, evidence, now }: Decision) =>
  tx.insert(standingHistory).values({ id: uuidv7({ msecs: now.getTime() }), subjectId, at: now, from, to, by, reason, evidence })

/** The first standing of a seeker or a company. */
export async function insertStanding(tx: Db, subject: Subject, first: Decision): Promise<void> {
  const { to: status, reason, evidence, now: since } = first
  await tx.insert(standings).values({ ...subject, status, reason, evidence, since, wasApproved: status === 'Approved', sentAgain: 0 })
  await record(tx, subject.id, null, first)
}

/** Moves a standing that is still `from`, with its row of history; false when it no longer is. */
export async function moveStanding(tx: Db, id: string, from: ProfileStatus, decision: Decision): Promise<boolean> {
  const { to: status, reason, evidence, now: since } = decision
  const isSentAgain = from === 'Rejected' && status === 'Pending'
  const moved = await tx
    .update(standings)
    .set({
      status,
      reason,
      evidence,
      ...(status !== from && { since }),
      ...(status === 'Approved' && { wasApproved: true }),
      ...(isSentAgain && { sentAgain: sql`${standings.sentAgain} + 1` }),
    })
    .where(and(eq(standings.id, id), eq(standings.status, from), isSentAgain ? lt(standings.sentAgain, RESUBMISSIONS_MOST) : undefined))
    .returning({ id: standings.id })
  if (moved.length === 0) return false
  await record(tx, id, from, decision)
  return true
}

const statusById = prepared('standing_status', (db) =>
  db
    .select({ status: standings.status })
    .from(standings)
    .where(eq(standings.id, sql.placeholder('id'))),
)
export async function findStatus(db: Db, id: string): Promise<ProfileStatus | null> {
  const [row] = await statusById(db, { id })
  return row?.status ?? null
}
export async function findStanding(db: Db, id: string): Promise<StandingRow | null> {
  const [row] = await db.select().from(standings).where(eq(standings.id, id))
  return row ?? null
}

/** Everyone of this status, the longest first. */
export const standingsOf = (db: Db, status: ProfileStatus): Promise<StandingRow[]> =>
  db.select().from(standings).where(eq(standings.status, status)).orderBy(asc(standings.since), asc(standings.id))

/** Keeps what staff read of a subject, and where it is told, as the subject now is. */
export async function updateSubject(tx: Db, id: string, subject: Partial<Pick<Subject, 'name' | 'number' | 'email'>>): Promise<void> {
  await tx.update(standings).set(subject).where(eq(standings.id, id))
}

/** Gives a company the number it names, and only that one; the id of whoever holds it afterwards, null where it names none. */
export async function claimNumber(tx: Db, subjectId: string, number: string | null): Promise<string | null> {
  await releaseNumbers(tx, subjectId)
  if (number === null) return null
  await tx.insert(heldNumbers).values({ number, subjectId }).onConflictDoNothing()
  const [held] = await tx.select({ holder: heldNumbers.subjectId }).from(heldNumbers).where(eq(heldNumbers.number, number))
  return held?.holder ?? null
}

export async function releaseNumbers(tx: Db, subjectId: string): Promise<void> {
  await tx.delete(heldNumbers).where(eq(heldNumbers.subjectId, subjectId))
}

/** A standing with its history. */
export async function removeStanding(tx: Db, id: string): Promise<void> {
  await tx.delete(standings).where(eq(standings.id, id))
}
