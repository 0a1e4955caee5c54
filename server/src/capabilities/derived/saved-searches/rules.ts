import { type SavedSearch, type SearchQuery, searchQuery } from '@evenshift/contract/model/job/search'

type Filters = Omit<SearchQuery, 'page' | 'limit' | 'cursor'>
const filters = searchQuery.omit({ page: true, limit: true, cursor: true })

/** A search with its text in one way only: keys and values in order, nothing empty. */
export interface ReadSearch {
  readonly search: Filters
  readonly query: string
}

function textOf(search: object, without: readonly string[] = []): string {
  const address = new URLSearchParams()
  for (const [key, value] of Object.entries(search).toSorted(([one], [other]) => one.localeCompare(other))) {
    const values = (Array.isArray(value) ? value : [value]).map(String).toSorted()
    for (const one of new Set(values)) if (one !== '' && value !== undefined && !without.includes(key)) address.append(key, one)
  }
  return address.toString()
}

/** Reads a search as it stands in an address; null where it is none. */
export function readSearch(text: string): ReadSearch | null {
  const address = new URLSearchParams(text)
  const raw = Object.fromEntries(
    [...new Set(address.keys())].map((key) => {
      const values = address.getAll(key)
      return [key, values.length === 1 ? values[0] : values]
    }),
  )
  const parsed = filters.safeParse(raw)
  return parsed.success ? { search: parsed.data, query: textOf(parsed.data) } : null
}

/** What two runs of one search have in common, in whatever order and whether or not jobs applied for are left out. */
export const filtersOf = (search: Filters): string => textOf(search, ['sort', 'excludeApplied'])

interface Kept extends Pick<SavedSearch, 'name' | 'query' | 'alert'> {
  readonly filters: string
}
interface Times {
  readonly lookedAt: Date
  readonly watchedFrom: Date
}
/** What a change writes: another search begins anew, and an alert that is switched on tells nothing older. */
export function changedSearch(before: Kept, change: Partial<Kept>, now: Date): Partial<Kept & Times> {
  const isOther = change.filters !== undefined && change.filters !== before.filters
  const isSwitchedOn = before.alert === 'none' && change.alert !== undefined && change.alert !== 'none'
  return { ...change, ...(isOther && { lookedAt: now }), ...((isOther || isSwitchedOn) && { watchedFrom: now }) }
}
