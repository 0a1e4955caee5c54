import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type EmployerRow, type MemberRow, employers, members } from '#server/capabilities/parties/companies/tables'
import { insertMember } from '#server/capabilities/parties/companies/store.members'
import { evidenceOf, statusOf, wasApproved } from '#server/capabilities/ground/approval/public'
import type { Db } from '#server/platform/database/port'

/** The company a person works in, with where it stands; null where they have none. Every call of a member asks it: planned once a connection. */
export async function findMembership(db: Db, userId: string) {
  const [row] = await db
    .select({
      employerId: members.employerId,
      role: members.role,
      status: statusOf(members.employerId),
      wasApproved: wasApproved(members.employerId),
    })
    .from(members)
    .where(eq(members.userId, userId))
    .prepare('membership')
    .execute()
  return row ?? null
}

export const listTeam = (db: Db, employerId: string) =>
  db.select().from(members).where(eq(members.employerId, employerId)).orderBy(asc(members.joinedAt), asc(members.id))

/** A member of this company by the member's id; null for anybody else's. */
export async function colleagueOf(db: Db, employerId: string, id: string) {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, id), eq(members.employerId, employerId)))
  return row ?? null
}

export const findMembersOf = (db: Db, employerIds: readonly string[]): Promise<Pick<MemberRow, 'employerId' | 'userId' | 'email'>[]> =>
  db
    .select({ employerId: members.employerId, userId: members.userId, email: members.email })
    .from(members)
    .where(inArray(members.employerId, [...employerIds]))
    .orderBy(members.joinedAt)

export async function findEmployer(db: Db, id: string): Promise<EmployerRow | null> {
  const [row] = await db.select().from(employers).where(eq(employers.id, id))
  return row ?? null
}
/** The same; until the transaction ends nobody else changes it. */
export async function holdEmployer(tx: Db, id: string): Promise<EmployerRow | null> {
  const [row] = await tx.select().from(employers).where(eq(employers.id, id)).for('update')
  return row ?? null
}
/** What anybody may see of these companies. */
export function findCards(db: Db, ids: readonly string[]) {
  const { id, companyName, bio, city, sectorId, logoId, photoIds } = employers
  return db
    .select({ id, companyName, bio, city, sectorId, logoId, photoIds, evidence: evidenceOf(id) })
    .from(employers)
    .where(inArray(id, [...ids]))
}

/** What a list shows of these companies. */
export const findSigns = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: employers.id, name: employers.companyName, logoId: employers.logoId })
    .from(employers)
    .where(inArray(employers.id, [...ids]))

/** Names of approved companies, in order, as many as a list can offer. */
export const approvedNames = (db: Db, most: number) =>
  db
    .select({ _id: employers.id, name: employers.companyName })
    .from(employers)
    .where(eq(statusOf(employers.id), 'Approved'))
    .orderBy(asc(employers.companyName), asc(employers.id))
    .limit(most)

/** Writes a company with its first member; false where this person belongs to one already. */
export async function insertEmployer(
  tx: Db,
  row: EmployerRow,
  owner: { readonly userId: string; readonly email: string },
): Promise<boolean> {
  await tx.insert(employers).values(row)
  return insertMember(tx, { id: uuidv7(), employerId: row.id, ...owner, role: 'owner', name: row.contactName, joinedAt: row.createdAt })
}

/** Null where a checked fact is no longer what `before` says: the judgement of the change would not be about this row. */
export async function updateEmployer(tx: Db, before: EmployerRow, change: Partial<EmployerRow>): Promise<EmployerRow | null> {
  const [row] = await tx
    .update(employers)
    .set(change)
    .where(
      and(
        eq(employers.id, before.id),
        eq(employers.companyName, before.companyName),
        sql`${employers.registrationNumber} is not distinct from ${before.registrationNumber}`,
        sql`${employers.website} is not distinct from ${before.website}`,
      ),
    )
    .returning()
  return row ?? null
}
