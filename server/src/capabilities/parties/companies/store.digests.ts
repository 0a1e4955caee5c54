import { and, eq, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import { members as m } from '#server/capabilities/parties/companies/tables'
import type { Db } from '#server/platform/database/port'

/** Who is mailed the digest of a company. */
export interface DigestReader {
  readonly employerId: string
  readonly userId: string
  readonly email: string
  /** null where only the address is known. */
  readonly name: string | null
  readonly digestHour: number | null
  readonly onSundays: boolean
}

const isSunday = (day: string): boolean => new Date(day).getUTCDay() === 0

/** Takes so many of those whose digest of this day (YYYY-MM-DD, London) is due by this hour; nobody gets one twice. Reviewers get none. */
export function takeDueDigests(tx: Db, day: string, hour: number, most: number): Promise<DigestReader[]> {
  const due = tx
    .select({ id: m.id })
    .from(m)
    .where(
      and(
        lte(m.digestHour, hour),
        or(isNull(m.digestedOn), ne(m.digestedOn, day)),
        ne(m.role, 'reviewer'),
        isSunday(day) ? m.digestOnSundays : undefined,
      ),
    )
    .limit(most)
    .for('update', { skipLocked: true })
  return tx.update(m).set({ digestedOn: day }).where(inArray(m.id, due)).returning({
    employerId: m.employerId,
    userId: m.userId,
    email: m.email,
    name: m.name,
    digestHour: m.digestHour,
    onSundays: m.digestOnSundays,
  })
}

/** When a member's digest comes; they want none where the hour is null. */
export interface Digest {
  readonly hour: number | null
  readonly onSundays: boolean
}
/** This person's; none for whoever is nobody's member. */
export async function digestOf(db: Db, userId: string): Promise<Digest> {
  const [row] = await db.select({ hour: m.digestHour, onSundays: m.digestOnSundays }).from(m).where(eq(m.userId, userId))
  return row ?? { hour: null, onSundays: false }
}
/** What somebody chooses holds today: where the hour has passed, the digest comes within minutes. */
export async function setDigest(
  db: Db,
  userId: string,
  { hour, onSundays }: { [K in keyof Digest]?: Digest[K] | undefined },
): Promise<void> {
  await db.update(m).set({ digestHour: hour, digestOnSundays: onSundays, digestedOn: null }).where(eq(m.userId, userId))
}
