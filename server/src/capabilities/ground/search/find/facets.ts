import { SEARCH_TOTAL_MOST } from '@evenshift/contract/constants'
import type { SearchResult } from '@evenshift/contract/model/job/search'
import { dayKeys } from '@evenshift/contract/states/week'
import { cities, jobRoles, sectors } from '#server/capabilities/ground/reference/public'

export type Facets = SearchResult['facets']
type Facet = Facets['sector'][number]

/** One group of the jobs found: by its sector, role, city or contract length, or all of them where each is null; with how many have shifts on each day. */
export type FacetCount = readonly [
  sector: number | null,
  role: number | null,
  city: number | null,
  contractLength: string | null,
  count: number,
  days: readonly number[],
]

/** The groups from which several may be chosen: any of them finds a job. */
export const severalGroups = ['sector', 'jobRole', 'contractLength', 'days'] as const
export type SeveralGroup = (typeof severalGroups)[number]
/** The counts of a search; for a group with a choice in it, those of the search without that choice. */
export interface Counts extends Partial<Readonly<Record<SeveralGroup, readonly FacetCount[]>>> {
  readonly all: readonly FacetCount[]
}

const byCount = (a: Facet, b: Facet): number => b.count - a.count || a.name.localeCompare(b.name)
const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** No group is larger than all that was counted, of which one more than the most is counted where there are more. */
const isCapped = (counts: readonly FacetCount[]): boolean => counts.some((row) => row[4] > SEARCH_TOTAL_MOST)

/** How many of the jobs found each further choice would leave; most first, days from sunday. */
export function facetsOf(counts: Counts): Facets {
  const listed = (from: readonly FacetCount[], at: 0 | 1 | 2, list: readonly { _id: string; name: string }[]): Facet[] =>
    from
      .flatMap((row) => {
        const option = row[at] === null ? undefined : list[row[at]]
        return option ? [{ _id: option._id, name: option.name, count: row[4] }] : []
      })
      .sort(byCount)
  const { all } = counts
  // Jobs without a role make a group of nulls too: the one of all is the largest.
  const whole = (counts.days ?? all).filter((row) => row.slice(0, 4).every((value) => value === null)).toSorted((a, b) => b[4] - a[4])[0]
  return {
    sector: listed(counts.sector ?? all, 0, sectors()),
    jobRole: listed(counts.jobRole ?? all, 1, jobRoles()),
    location: listed(all, 2, cities()),
    contractLength: (counts.contractLength ?? all)
      .flatMap(([, , , length, count]) => (length === null ? [] : [{ _id: length, name: title(length.replaceAll('_', ' ')), count }]))
      .sort(byCount),
    days: dayKeys.map((key, day) => ({ _id: String(day + 1), name: title(key), count: whole?.[5][day] ?? 0 })),
    atLeast: [...severalGroups.filter((group) => isCapped(counts[group] ?? all)), ...(isCapped(all) ? ['location' as const] : [])],
  }
}
