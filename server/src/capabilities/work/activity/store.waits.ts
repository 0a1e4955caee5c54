import { inArray, sql } from 'drizzle-orm'
import { activityChanges as changes, replyWaits } from '#server/capabilities/work/activity/tables'
import type { Db } from '#server/platform/database/port'

/** The middle number of hours until a first answer, by company; between two middles their mean. */
export async function medianWaits(db: Db, employerIds: readonly string[]): Promise<Map<string, number>> {
  if (employerIds.length === 0) return new Map()
  const rows = await db
    .select({ id: sql<string>`employer_id`, hours: sql<number>`avg(hours)::float8` })
    .from(
      sql`(select employer_id, hours, answers, sum(answers) over (partition by employer_id order by hours) as last,
          sum(answers) over (partition by employer_id) as total
        from (select employer_id, hours, sum(answers) as answers from
          (select employer_id, hours, answers from ${replyWaits} where ${inArray(replyWaits.employerId, [...employerIds])}
            union all select employer_id, hours, amount from ${changes}
              where ${inArray(changes.employerId, [...employerIds])} and ${changes.hours} is not null) as now
          group by 1, 2) as waits) as placed`,
    )
    .where(sql`last - answers < floor(total / 2) + 1 and last >= ceil(total / 2)`)
    .groupBy(sql`1`)
  return new Map(rows.map(({ id, hours }) => [id, hours]))
}

/** The same over all companies, without the answers of the last minute; null before the first. */
export async function medianWaitOfAll(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ hours: sql<number | null>`avg(hours)::float8` })
    .from(
      sql`(select hours, answers, sum(answers) over (order by hours) as last, sum(answers) over () as total
        from (select hours, sum(answers) as answers from ${replyWaits} group by 1) as waits) as placed`,
    )
    .where(sql`last - answers < floor(total / 2) + 1 and last >= ceil(total / 2)`)
  return row?.hours ?? null
}
