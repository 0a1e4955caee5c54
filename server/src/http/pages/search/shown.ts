/** What is typed into a search that anybody may make, and what its page says. */
import type { ShownCard } from '#server/http/pages/job-card'

export interface SearchAsked {
  /** Words of a job; empty for any. */
  readonly q: string
  /** A postcode or town as it was typed; empty for all of the country. */
  readonly from: string
  /** Days that are free, 1 = Sunday; none for any. */
  readonly days: readonly number[]
  /** From 1 on. */
  readonly page: number
}

export interface ShownSearch {
  /** What is wrong with the place; empty where nothing is. */
  readonly fault: string
  /** "186 jobs near Leeds"; "Jobs anywhere" beside a fault. */
  readonly count: string
  /** " near Leeds"; empty for all of the country. */
  readonly near: string
  readonly cards: readonly ShownCard[]
  readonly hasMore: boolean
}
