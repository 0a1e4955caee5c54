import { and, count, desc, gte, isNotNull } from 'drizzle-orm'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { jobSearch as job } from '#server/capabilities/ground/search/tables'
import type { Db } from '#server/platform/database/port'

/** The cities with the most live jobs, by their places in the list. It reads every job: keep it for a while. */
export async function citiesOfMost(db: Db, most: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ city: job.city })
    .from(job)
    .where(and(isNotNull(job.city), gte(job.closingDate, londonDate(now))))
    .groupBy(job.city)
    .orderBy(desc(count()), job.city)
    .limit(most)
  return rows.flatMap(({ city }) => city ?? [])
}
