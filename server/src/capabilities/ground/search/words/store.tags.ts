import { type SQL, and, eq, or, sql } from 'drizzle-orm'
import type { Tag } from '@evenshift/contract/model/job/search'
import type { ListedTag } from '#server/capabilities/ground/search/words/tags'
import { jobSearch as job, tagCounts } from '#server/capabilities/ground/search/tables'
import type { Db } from '#server/platform/database/port'

/** Stands for all open jobs: whether anything changed since they were counted is told by it. */
const ALL = { kind: 'all', position: 0 } as const

/** How many open jobs have each of these, as they were last counted; null where they never were. */
export async function readTagCounts(db: Db, tags: readonly Pick<ListedTag, 'kind' | 'position'>[]): Promise<number[] | null> {
  const rows = await db
    .select()
    .from(tagCounts)
    .where(or(...[ALL, ...tags].map(({ kind, position }) => and(eq(tagCounts.kind, kind), eq(tagCounts.position, position)))))
  const jobsOf = ({ kind, position }: { kind: string; position: number }): number | undefined =>
    rows.find((row) => row.kind === kind && row.position === position)?.jobs
  return jobsOf(ALL) === undefined ? null : tags.map((tag) => jobsOf(tag) ?? 0)
}

/** Counts the open jobs of every tag where jobs came, changed or went since it was last done. */
export async function writeTagCounts(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // Of two processes one counts, and the other then finds nothing changed.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tag_counts'))`)
    const [last] = await tx.select().from(tagCounts).where(eq(tagCounts.kind, ALL.kind))
    const [now] = await tx
      .select({
        jobs: sql<number>`count(*)::int`,
        isLater: sql<boolean>`coalesce(max(${job.indexedAt}) > ${last?.countedUpTo ?? null}::timestamptz, true)`,
      })
      .from(job)
    if (now === undefined || (last !== undefined && last.jobs === now.jobs && !now.isLater)) return
    await tx.delete(tagCounts)
    await tx.insert(tagCounts).select(
      sql`select case when one.sector is not null then 'sector' when one.role is not null then 'role' when one.city is not null then 'city' else 'all' end as kind,
          coalesce(one.sector, one.role, one.city, 0)::smallint as position, max(one.jobs)::int as jobs, max(one.up_to) as counted_up_to
        from (select ${job.sector} as sector, ${job.role} as role, ${job.city} as city, count(*) as jobs, max(${job.indexedAt}) as up_to
          from ${job} group by grouping sets ((), (${job.sector}), (${job.role}), (${job.city}))) as one
        group by 1, 2
        union all select 'skill', held.skill, count(*)::int, null from ${job} cross join lateral unnest(${job.skillPlaces}) as held(skill) group by held.skill`,
    )
  })
}

/** Comes after every other character, so that a prefix with it bounds the names that begin with the prefix. */
const LAST_CHARACTER = '\u{10FFFF}'

/** Employers with open jobs whose name begins so, in the order of the alphabet. */
export async function employerTags(db: Db, prefix: string, most: number): Promise<Tag[]> {
  if (most === 0) return []
  const begins = prefix.toLowerCase()
  const name = sql`lower(${job.employerName})`
  // From one name to the next through the index, however many jobs each has.
  const next = (after: SQL) =>
    sql`(select ${name} as name, ${job.employerId} as id from ${job} where ${name} ~>=~ ${begins}::text and ${name} ~<~ ${begins + LAST_CHARACTER}::text and ${after}
      order by ${name} using ~<~, ${job.employerId} limit 1)`
  const rows = await db.select({ _id: sql<string>`found.id`, label: sql<string>`found.label`, jobs: sql<number>`found.jobs` }).from(
    sql`(with recursive named as (
          select one.*, 1 as step from ${next(sql`true`)} as one
          union all select one.*, named.step + 1 from named cross join lateral ${next(sql`${name} ~>=~ named.name and (${name} ~>~ named.name or ${job.employerId} > named.id)`)} as one where named.step < 3 * ${most}::int)
        select named.id, named.name, counted.label, counted.jobs from named cross join lateral
          (select min(${job.employerName}) as label, count(*)::int as jobs from ${job} where ${job.employerId} = named.id) as counted
        where counted.jobs > 0 order by named.step limit ${most}::int) as found`,
  )
  return rows.map((row) => ({ kind: 'employer', ...row }))
}
