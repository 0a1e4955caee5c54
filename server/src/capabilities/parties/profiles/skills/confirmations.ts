import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { employerSigns } from '#server/capabilities/parties/companies/public'
import { skillConfirmations as c } from '#server/capabilities/parties/profiles/skills/tables'
import { idsWithApproval } from '#server/capabilities/ground/approval/public'
import { type Confirmation, typedKey } from '#server/capabilities/ground/match/public'
import { monthWords } from '#server/capabilities/ground/reference/public'
import type { Db } from '#server/platform/database/port'

const ofPair = (employerId: string, seekerId: string) => and(eq(c.employerId, employerId), eq(c.seekerId, seekerId))

/** The skills of a seeker that this company confirmed, by their names. */
export async function confirmedBy(db: Db, employerId: string, seekerId: string): Promise<string[]> {
  const rows = await db.select({ name: c.name }).from(c).where(ofPair(employerId, seekerId)).orderBy(asc(c.name))
  return rows.map(({ name }) => name)
}

/** A company's word for skills of a seeker; what it had confirmed before stays as it was then. */
export async function confirmSkills(tx: Db, employerId: string, seekerId: string, names: readonly string[], at: Date): Promise<void> {
  const rows = names.map((name) => ({ seekerId, employerId, key: typedKey(name), name, at }))
  await tx.insert(c).values(rows).onConflictDoNothing()
}
export async function takeBackSkills(tx: Db, employerId: string, seekerId: string, names: readonly string[]): Promise<void> {
  await tx.delete(c).where(and(ofPair(employerId, seekerId), inArray(c.key, names.map(typedKey))))
}
export async function eraseConfirmationsOf(tx: Db, seekerId: string): Promise<void> {
  await tx.delete(c).where(eq(c.seekerId, seekerId))
}

/** What companies say of a seeker's skills, the newest first: only those that are approved now, each by the name it has now. */
export async function confirmationsOf(db: Db, seekerId: string): Promise<Confirmation[]> {
  const rows = await db
    .select()
    .from(c)
    .where(and(eq(c.seekerId, seekerId), inArray(c.employerId, idsWithApproval('Approved'))))
    .orderBy(desc(c.at), asc(c.key))
  const signs = await employerSigns(
    db,
    rows.map(({ employerId }) => employerId),
  )
  return rows.flatMap(({ employerId, name, at }) => {
    const sign = signs.get(employerId)
    return sign === undefined ? [] : [{ skill: name, employer: sign.name, month: monthWords(at) }]
  })
}
