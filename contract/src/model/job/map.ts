/** The jobs of a search by where they are, as a map of outward codes shows them. */
import { z } from 'zod'
import { count } from '#contract/model/basics'
import { jobCard } from '#contract/model/job/job-card'

export const mapCode = z.object({
  /** An outward code, such as LS6. */
  code: z.string(),
  /** Its middle, WGS 84. */
  lat: z.number(),
  lng: z.number(),
  isInReach: z.boolean(),
  /** Where the way to work begins. */
  isHome: z.boolean(),
  /** How many of the search's jobs are there; 51 means more than 50. */
  jobs: count,
  /** The one among them that fits best, of two the one that pays more a week. */
  best: jobCard.nullable(),
})
export type MapCode = z.infer<typeof mapCode>

/** The nearest first; none where nobody knows where the way begins. */
export const jobMap = z.array(mapCode)
