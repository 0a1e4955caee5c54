import { type Cluster, onCluster } from '#bench/run/cluster'
import type { Figure } from '#bench/run/figure'
import { inFolder } from '#bench/run/folder'
import { memoryOf } from '#bench/run/product'
import { prepared } from '#bench/search/cases'
import { type Bars, type Measured, measureSearch } from '#bench/search/figures'
import { measureMatches } from '#bench/search/matches'
import { serveMarket } from '#bench/search/served'

/** A number of jobs, and how it is measured. */
export interface Size {
  readonly jobs: number
  readonly bars: Bars
  /** Random people whose matches are looked at; on PostgreSQL only. */
  readonly people: number
}

/** Without a cluster on the embedded database. */
async function measureSize(database: string, cluster: Cluster | null, { jobs, bars, people }: Size): Promise<Measured> {
  return inFolder(async (folder) => {
    const served = await serveMarket(folder, cluster, jobs, prepared)
    const name = `${database}, ${jobs / 1000}k jobs`
    try {
      const measured = await measureSearch(name, served, bars)
      const memory = { measure: `${name}: memory of the product`, figure: await memoryOf(served.product), unit: 'MB' }
      const matches = cluster === null ? [] : await measureMatches(name, served, people)
      return { ...measured, figures: [...measured.figures, memory, ...matches] }
    } finally {
      await served.end()
    }
  })
}

export const onEmbedded = (size: Size): Promise<Measured> => measureSize('embedded', null, size)

/** On a cluster of its own; null where PostgreSQL is not installed. */
export async function onPostgres(size: Size): Promise<Measured | null> {
  return onCluster((cluster) => measureSize('PostgreSQL', cluster, size))
}

/** How search and typeahead grow from one number of jobs to a larger. */
export const growth = (measure: string, small: Measured, large: Measured, bars: { search?: number; typeahead?: number }): Figure[] => [
  { measure: `${measure}: search`, figure: large.searching / small.searching, unit: 'times', ...(bars.search && { bar: bars.search }) },
  {
    measure: `${measure}: typeahead`,
    figure: large.typeahead / small.typeahead,
    unit: 'times',
    ...(bars.typeahead && { bar: bars.typeahead }),
  },
]

export const small: Size = { jobs: 10_000, bars: {}, people: 200 }
export const large: Size = { jobs: 100_000, bars: { naive: 50 }, people: 200 }
export const largest: Size = { jobs: 1_000_000, bars: { naive: 150 }, people: 200 }
