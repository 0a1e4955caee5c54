import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Role } from '@evenshift/contract/call'
import { type InvitationRow, invitations } from '#server/capabilities/parties/companies/tables'
import type { Db } from '#server/platform/database/port'

const open = (now: Date) => gt(invitations.expiresAt, now)
const ofCompany = (employerId: string, id: string) => and(eq(invitations.id, id), eq(invitations.employerId, employerId))

/** Invitations that have not expired, oldest first. */
export const listInvitations = (db: Db, employerId: string, now: Date): Promise<InvitationRow[]> =>
  db
    .select()
    .from(invitations)
    .where(and(eq(invitations.employerId, employerId), open(now)))
    .orderBy(asc(invitations.invitedAt), asc(invitations.id))

export const countInvitations = (db: Db, employerId: string, now: Date): Promise<number> =>
  db.$count(invitations, and(eq(invitations.employerId, employerId), open(now)))

/** Forgets every invitation that ran out, whoever sent it. */
export async function dropOver(tx: Db, now: Date): Promise<void> {
  await tx.delete(invitations).where(lte(invitations.expiresAt, now))
}

/** False where this address is asked by this company already. */
export async function insertInvitation(tx: Db, row: InvitationRow): Promise<boolean> {
  const inserted = await tx
    .insert(invitations)
    .values(row)
    .onConflictDoNothing({ target: [invitations.employerId, invitations.email] })
    .returning({ id: invitations.id })
  return inserted.length > 0
}

export async function findByToken(db: Db, tokenHash: string, now: Date): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), open(now)))
  return row ?? null
}

/** The invitation with its new role; null where this company has none of this id. */
export async function changeInvitation(tx: Db, employerId: string, id: string, role: Role, now: Date): Promise<InvitationRow | null> {
  const [row] = await tx
    .update(invitations)
    .set({ role })
    .where(and(ofCompany(employerId, id), open(now)))
    .returning()
  return row ?? null
}

/** Takes an invitation out of the table; null where it is there no longer, or ran out. */
export async function takeInvitation(tx: Db, employerId: string, id: string, now: Date): Promise<InvitationRow | null> {
  const [row] = await tx
    .delete(invitations)
    .where(and(ofCompany(employerId, id), open(now)))
    .returning()
  return row ?? null
}
