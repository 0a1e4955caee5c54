import { randomBytes } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { NotificationType } from '@evenshift/contract/states/notification'
import { type NotificationChoice, notificationChoices as c, mailStops } from '#server/capabilities/ground/notices/tables'
import type { Db } from '#server/platform/database/port'

/** What these people chose for these types; of all types for null. */
export const choicesOf = (db: Db, personIds: readonly string[], types: readonly NotificationType[] | null): Promise<NotificationChoice[]> =>
  db
    .select()
    .from(c)
    .where(and(inArray(c.personId, [...personIds]), types === null ? undefined : inArray(c.type, [...types])))

/** Keeps what a person chose; what a choice says nothing of stays as it was. */
export async function keepChoices(tx: Db, choices: readonly NotificationChoice[]): Promise<void> {
  if (choices.length === 0) return
  await tx
    .insert(c)
    .values([...choices])
    .onConflictDoUpdate({
      target: [c.personId, c.type],
      set: { push: sql`coalesce(excluded.push, ${c.push})`, email: sql`coalesce(excluded.email, ${c.email})` },
    })
}

/** The token of each of these people by which their mails are turned off; whoever has none gets one. */
export async function stopTokensOf(tx: Db, personIds: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(personIds)].toSorted()
  if (wanted.length === 0) return new Map()
  const known = await tx.select().from(mailStops).where(inArray(mailStops.personId, wanted))
  const tokens = new Map(known.map(({ personId, token }) => [personId, token]))
  const missing = wanted.filter((personId) => !tokens.has(personId))
  if (missing.length === 0) return tokens
  // Of two at once the first one's token holds.
  const made = await tx
    .insert(mailStops)
    .values(missing.map((personId) => ({ personId, token: randomBytes(16).toString('base64url') })))
    .onConflictDoUpdate({ target: mailStops.personId, set: { token: sql`${mailStops.token}` } })
    .returning()
  for (const { personId, token } of made) tokens.set(personId, token)
  return tokens
}

/** Whose mails a token turns off; null for one that nobody has. */
export async function personOfStop(db: Db, token: string): Promise<string | null> {
  const [row] = await db.select({ personId: mailStops.personId }).from(mailStops).where(eq(mailStops.token, token))
  return row?.personId ?? null
}

export async function eraseChoicesOf(tx: Db, personId: string): Promise<void> {
  await tx.delete(c).where(eq(c.personId, personId))
  await tx.delete(mailStops).where(eq(mailStops.personId, personId))
}
