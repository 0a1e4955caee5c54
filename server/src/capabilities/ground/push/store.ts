import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { QuietHours } from '@evenshift/contract/model/notification'
import { commonQuiet } from '#server/capabilities/ground/push/rules'
import { quietHours as q, pushTokens as t } from '#server/capabilities/ground/push/tables'
import type { Db } from '#server/platform/database/port'

/** Who registers a device, and what it is called. */
export interface Registering {
  readonly personId: string
  readonly sessionId: string
  readonly label: string
  /** Its person asked for it there and then: what they turned off before is on again. */
  readonly isAsked: boolean
}

/** A device is this person's from now on; of more than so many theirs, those renewed longest ago are forgotten. */
export async function keepToken(db: Db, token: string, { isAsked, ...device }: Registering, now: Date, most: number): Promise<void> {
  const { personId } = device
  const digest = createHash('sha256').update(token).digest('base64url')
  const stillOff = sql`case when ${t.personId} = ${personId} then ${t.offAt} end`
  await db
    .insert(t)
    .values({ digest, token, ...device, createdAt: now, renewedAt: now })
    .onConflictDoUpdate({ target: t.digest, set: { ...device, renewedAt: now, offAt: isAsked ? null : stillOff } })
  const newest = db
    .select({ digest: t.digest })
    .from(t)
    .where(eq(t.personId, personId))
    .orderBy(desc(t.renewedAt), desc(t.digest))
    .limit(most)
  await db.delete(t).where(and(eq(t.personId, personId), notInArray(t.digest, newest)))
}

/** The devices of a person that get push, the last used first. */
export const devicesOf = (db: Db, personId: string) =>
  db
    .select()
    .from(t)
    .where(and(eq(t.personId, personId), isNull(t.offAt)))
    .orderBy(desc(t.renewedAt), desc(t.digest))

/** Turns one of a person's devices off; false where it is none of those that are on. */
export async function turnOff(db: Db, personId: string, id: string, now: Date): Promise<boolean> {
  const off = await db
    .update(t)
    .set({ offAt: now })
    .where(and(eq(t.personId, personId), eq(t.id, id), isNull(t.offAt)))
    .returning({ id: t.id })
  return off.length > 0
}

const quietOf = ({ fromHour, untilHour }: { readonly fromHour: number | null; readonly untilHour: number | null }): QuietHours =>
  fromHour === null || untilHour === null ? commonQuiet : { from: fromHour, until: untilHour }
const { fromHour, untilHour } = q

/** Which of these people have a device, with the hours in which each is left alone. */
export async function reachable(db: Db, personIds: readonly string[]): Promise<ReadonlyMap<string, QuietHours>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .selectDistinct({ personId: t.personId, fromHour, untilHour })
    .from(t)
    .leftJoin(q, eq(q.personId, t.personId))
    .where(and(inArray(t.personId, [...personIds]), isNull(t.offAt)))
  return new Map(rows.map((row) => [row.personId, quietOf(row)]))
}

export async function quietHoursOf(db: Db, personId: string): Promise<QuietHours> {
  const [row] = await db.select({ fromHour, untilHour }).from(q).where(eq(q.personId, personId))
  return row === undefined ? commonQuiet : quietOf(row)
}
export async function setQuietHours(db: Db, personId: string, { from, until }: QuietHours): Promise<void> {
  const hours = { fromHour: from, untilHour: until }
  await db
    .insert(q)
    .values({ personId, ...hours })
    .onConflictDoUpdate({ target: q.personId, set: hours })
}

export async function dropTokens(db: Db, digests: readonly string[]): Promise<void> {
  if (digests.length > 0) await db.delete(t).where(inArray(t.digest, [...digests]))
}

/** Every device of a person, and when they want quiet. */
export async function eraseOf(db: Db, personId: string): Promise<void> {
  await db.delete(t).where(eq(t.personId, personId))
  await db.delete(q).where(eq(q.personId, personId))
}
