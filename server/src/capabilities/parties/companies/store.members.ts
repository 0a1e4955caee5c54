import { and, eq } from 'drizzle-orm'
import type { Role } from '@evenshift/contract/call'
import { type MemberRow, members } from '#server/capabilities/parties/companies/tables'
import { countInvitations } from '#server/capabilities/parties/companies/store.invitations'
import type { Recipient } from '#server/capabilities/ground/notices/public'
import type { Db } from '#server/platform/database/port'

const ofCompany = (employerId: string, id: string) => and(eq(members.id, id), eq(members.employerId, employerId))

export async function roleOf(db: Db, employerId: string, userId: string): Promise<Role | null> {
  const [row] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.employerId, employerId)))
  return row?.role ?? null
}

export const countMembers = (db: Db, employerId: string): Promise<number> => db.$count(members, eq(members.employerId, employerId))
export const countOwners = (db: Db, employerId: string): Promise<number> =>
  db.$count(members, and(eq(members.employerId, employerId), eq(members.role, 'owner')))
/** Its owners, to be told something. */
export const ownersOf = (db: Db, employerId: string): Promise<Recipient[]> =>
  db
    .select({ personId: members.userId, email: members.email })
    .from(members)
    .where(and(eq(members.employerId, employerId), eq(members.role, 'owner')))
/** The seats that a company uses: the people who work in it here, and those who are asked to. */
export const seatsTaken = async (db: Db, employerId: string, now: Date): Promise<number> =>
  (await countMembers(db, employerId)) + (await countInvitations(db, employerId, now))

export async function hasAddress(db: Db, employerId: string, email: string): Promise<boolean> {
  return (await db.$count(members, and(eq(members.employerId, employerId), eq(members.email, email)))) > 0
}

/** False where this person works in a company already. */
export async function insertMember(tx: Db, row: MemberRow): Promise<boolean> {
  const joined = await tx.insert(members).values(row).onConflictDoNothing({ target: members.userId }).returning({ id: members.id })
  return joined.length > 0
}
export async function setRole(tx: Db, employerId: string, id: string, role: Role): Promise<void> {
  await tx.update(members).set({ role }).where(ofCompany(employerId, id))
}
export async function setMemberEmail(tx: Db, userId: string, email: string): Promise<void> {
  await tx.update(members).set({ email }).where(eq(members.userId, userId))
}
export async function removeMember(tx: Db, employerId: string, id: string): Promise<void> {
  await tx.delete(members).where(ofCompany(employerId, id))
}
