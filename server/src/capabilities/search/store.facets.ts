import { sql } from 'drizzle-orm'
import type { SearchResult } from '@evenshift/contract/model/search'
import { dayKeys } from '@evenshift/contract/states/week'
import { cities, jobRoles, sectors } from '#server/capabilities/reference/public'
import { type SearchScope, filtersOf } from '#server/capabilities/search/filters'
import { sourceOf } from '#server/capabilities/search/store.search'
import { jobSearch as job } from '#server/capabilities/search/tables'
import type { Db } from '#server/platform/database/port'

type Facets = SearchResult['facets']
type Facet = Facets[keyof Facets][number]

const byCount = (a: Facet, b: Facet): number => b.count - a.count || a.name.localeCompare(b.name)
const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** How many of the jobs found each further choice would leave; most first, days from sunday. */
export async function countFacets(db: Db, scope: SearchScope): Promise<Facets> {
  const days = dayKeys.map((_, bit) => sql`count(*) filter (where (${job.days} & ${sql.raw(String(1 << bit))}) <> 0)::int`)
  const rows = await db
    .select({
      sector: sql<number | null>`facet.sector`,
      role: sql<number | null>`facet.role`,
      city: sql<number | null>`facet.city`,
      contractLength: sql<string | null>`facet.contract_length`,
      isAll: sql<boolean>`facet.is_all`,
      count: sql<number>`facet.count`,
      days: sql<number[]>`facet.days`,
    })
    .from(
      sql`(select ${job.sector} as sector, ${job.role} as role, ${job.city} as city, ${job.contractLength} as contract_length,
        grouping(${job.sector}, ${job.role}, ${job.city}, ${job.contractLength}) = 15 as is_all, count(*)::int as count,
        array[${sql.join(days, sql`, `)}] as days
        from ${sourceOf(scope, false)} where ${filtersOf(scope)}
        group by grouping sets ((), (${job.sector}), (${job.role}), (${job.city}), (${job.contractLength}))) as facet`,
    )
  const listed = (key: 'sector' | 'role' | 'city', list: readonly { _id: string; name: string }[]): Facet[] =>
    rows.flatMap((row) => {
      const option = row[key] === null ? undefined : list[row[key]]
      return option ? [{ _id: option._id, name: option.name, count: row.count }] : []
    })
  const ofDays = rows.find(({ isAll }) => isAll)?.days ?? []
  return {
    sector: listed('sector', sectors()).sort(byCount),
    jobRole: listed('role', jobRoles()).sort(byCount),
    location: listed('city', cities()).sort(byCount),
    contractLength: rows
      .flatMap(({ contractLength: length, count }) =>
        length === null ? [] : [{ _id: length, name: title(length.replaceAll('_', ' ')), count }],
      )
      .sort(byCount),
    days: dayKeys.map((key, bit) => ({ _id: String(bit + 1), name: title(key), count: ofDays[bit] ?? 0 })),
  }
}
