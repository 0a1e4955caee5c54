import { eq } from 'drizzle-orm'
import { record } from '#server/capabilities/ground/audit/public'
import { staffMembers } from '#server/capabilities/ground/staff/tables'
import type { Parts } from '#server/http/call/context'
import type { Db } from '#server/platform/database/port'

/** Whether this account of the staff pool works here. */
export async function isStaff(db: Db, userId: string): Promise<boolean> {
  return (await db.select({ id: staffMembers.id }).from(staffMembers).where(eq(staffMembers.id, userId))).length > 0
}

/** Lets somebody work here: their account, which opens once they set a password by the code. Asked again it gives another code. */
export async function inviteStaff(
  { db, identity, clock }: Pick<Parts, 'db' | 'identity' | 'clock'>,
  email: string,
  by: string,
): Promise<string> {
  const { userId, code } = await identity.pool('staff').invite(email)
  const now = clock.now()
  await db.transaction(async (tx) => {
    await tx.insert(staffMembers).values({ id: userId, since: now }).onConflictDoNothing()
    await record({ tx, now, by }, [{ action: 'invite', subject: { kind: 'staff', id: userId } }])
  })
  return code
}
