import type { Measure } from '#bench/run/figure'
import { growth, largest, onPostgres, small } from '#bench/search/sizes'

/** Search, matches and typeahead at a million jobs, beside ten thousand: PostgreSQL only, and a matter of many minutes. */
export const measure: Measure = async () => {
  const [few, most] = [await onPostgres({ ...small, people: 0 }), await onPostgres(largest)]
  return few === null || most === null ? [] : [...most.figures, ...growth('PostgreSQL, 1000k / 10k', few, most, { search: 8 })]
}
