/** What the page of a company says to whoever has its address, in words. */
import type { ShownCard } from '#server/http/pages/job-card'

/** How it has answered so far; no figures while there is too little to say. */
export interface ShownRecord {
  /** "96%" and "reply rate". */
  readonly figures: readonly (readonly [figure: string, label: string])[]
  readonly text: string
}

export interface ShownEmployer {
  /** Its own address, from the slash on. */
  readonly path: string
  readonly company: string
  /** "Cafés, restaurants and takeaways · Leeds". */
  readonly facts: string
  /** Where it is, for search engines. */
  readonly city: string
  /** Public files, from the slash on; empty where there are none. */
  readonly logo: string
  readonly photos: readonly string[]
  /** In its own words; empty where it says nothing. */
  readonly bio: string
  /** What was checked about it, and when. */
  readonly checks: readonly string[]
  readonly replies: ShownRecord
  /** "3 jobs open", "More than 50 jobs open". */
  readonly count: string
  /** Its live jobs, newest first, at most so many as a page shows. */
  readonly jobs: readonly ShownCard[]
  readonly hasMore: boolean
  /** What a preview of the address says. */
  readonly summary: string
}
