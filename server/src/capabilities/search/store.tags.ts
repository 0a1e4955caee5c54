import { type SQL, and, count, gte, sql } from 'drizzle-orm'
import type { Tag } from '@evenshift/contract/model/search'
import { SKILL_BITS, bitsOf } from '#server/capabilities/search/bits'
import { jobSearch as job } from '#server/capabilities/search/tables'
import type { ListedTag } from '#server/capabilities/search/tags'
import type { Db } from '#server/platform/database/port'

const hasTag = ({ kind, position }: ListedTag): SQL => {
  if (kind === 'skill') return sql`bit_count(${job.skills} & ${bitsOf([position], SKILL_BITS)}::bit(512)) > 0`
  const column = { role: job.role, sector: job.sector, city: job.city }[kind]
  return sql`${column} = ${position}::smallint`
}

/** How many open jobs have each of these, in one statement. `today` is a date in the United Kingdom. */
export async function countTags(db: Db, tags: readonly ListedTag[], today: string): Promise<number[]> {
  if (tags.length === 0) return []
  const counts = tags.map((tag) => sql`(select count(*)::int from ${job} where ${hasTag(tag)} and ${gte(job.closingDate, today)})`)
  const [row] = await db
    .select({ counts: sql<number[]>`counted.counts` })
    .from(sql`(select array[${sql.join(counts, sql`, `)}] as counts) as counted`)
  return row?.counts ?? []
}

/** Employers with open jobs whose name begins so, those with most jobs first. */
export async function employerTags(db: Db, prefix: string, most: number, today: string): Promise<Tag[]> {
  const rows = await db
    .select({ _id: job.employerId, label: sql<string>`min(${job.employerName})`, jobs: count() })
    .from(job)
    .where(and(sql`starts_with(lower(${job.employerName}), ${prefix.toLowerCase()})`, gte(job.closingDate, today)))
    .groupBy(job.employerId)
    .orderBy(sql`count(*) desc`, job.employerId)
    .limit(most)
  return rows.map((row) => ({ kind: 'employer', ...row }))
}
