import { eq, sql } from 'drizzle-orm'
import { homeVisits as v } from '#server/capabilities/derived/home/tables'
import type { Db } from '#server/platform/database/port'

/** Whoever comes back within it never left. */
const PAUSE = sql.raw(`interval '30 minutes'`)

/** Remembers that a seeker is here. When the visit before this one ended; null on the first. */
export async function visit(db: Db, seekerId: string, now: Date): Promise<Date | null> {
  const isNewVisit = sql`${v.lastAt} + ${PAUSE} < excluded.last_at`
  const [row] = await db
    .insert(v)
    .values({ seekerId, lastAt: now, visitBefore: null })
    .onConflictDoUpdate({
      target: v.seekerId,
      set: {
        lastAt: sql`greatest(${v.lastAt}, excluded.last_at)`,
        visitBefore: sql`case when ${isNewVisit} then ${v.lastAt} else ${v.visitBefore} end`,
      },
    })
    .returning({ visitBefore: v.visitBefore })
  return row?.visitBefore ?? null
}

/** When a seeker was last at home. */
export async function eraseVisitsOf(tx: Db, seekerId: string): Promise<void> {
  await tx.delete(v).where(eq(v.seekerId, seekerId))
}
