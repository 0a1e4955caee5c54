import type { Figure, Measure } from '#bench/run/figure'
import { growth, large, onEmbedded, onPostgres, small } from '#bench/search/sizes'

async function figuresOn(database: string, on: typeof onPostgres): Promise<Figure[]> {
  const [few, many] = [await on(small), await on(large)]
  if (few === null || many === null) return []
  return [...few.figures, ...many.figures, ...growth(`${database}, 100k / 10k`, few, many, { typeahead: 2 })]
}

/** Search, matches and typeahead at 10,000 and 100,000 jobs; `search-large` does a million. */
export const measure: Measure = async () => [...(await figuresOn('embedded', onEmbedded)), ...(await figuresOn('PostgreSQL', onPostgres))]
