import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { quietHours as q, pushTokens as t } from '#server/capabilities/ground/push/tables'
import type { Db } from '#server/platform/database/port'

/** A device is this person's from now on; of more than so many theirs, those renewed longest ago are forgotten. */
export async function keepToken(db: Db, personId: string, token: string, now: Date, most: number): Promise<void> {
  const digest = createHash('sha256').update(token).digest('base64url')
  await db
    .insert(t)
    .values({ digest, personId, token, createdAt: now, renewedAt: now })
    .onConflictDoUpdate({ target: t.digest, set: { personId, renewedAt: now } })
  const newest = db
    .select({ digest: t.digest })
    .from(t)
    .where(eq(t.personId, personId))
    .orderBy(desc(t.renewedAt), desc(t.digest))
    .limit(most)
  await db.delete(t).where(and(eq(t.personId, personId), notInArray(t.digest, newest)))
}

export const tokensOf = (db: Db, personId: string) =>
  db.select({ digest: t.digest, token: t.token }).from(t).where(eq(t.personId, personId))

/** Which of these people have a device. */
export async function withDevice(db: Db, personIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (personIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ personId: t.personId })
    .from(t)
    .where(inArray(t.personId, [...personIds]))
  return new Set(rows.map(({ personId }) => personId))
}

export async function dropTokens(db: Db, digests: readonly string[]): Promise<void> {
  if (digests.length > 0) await db.delete(t).where(inArray(t.digest, [...digests]))
}

/** Every device of a person, and when they want quiet. */
export async function eraseOf(db: Db, personId: string): Promise<void> {
  await db.delete(t).where(eq(t.personId, personId))
  await db.delete(q).where(eq(q.personId, personId))
}
