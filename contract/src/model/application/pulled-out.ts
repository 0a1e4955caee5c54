/** Somebody who pulled out of a job after they accepted its offer: their application can't be opened any more. */
import { z } from 'zod'
import { id, instant } from '#contract/model/basics'

export const pulledOut = z.object({
  /** The first name, or "Applicant 4"; null once the application is erased. */
  who: z.string().nullable(),
  at: instant,
  jobId: id,
  job: z.string(),
  /** Why, where they said, and what became of their place since: "They’d accepted your offer. Free again: Sat 09:00–13:00." */
  told: z.string(),
  isPlaceFree: z.boolean(),
})
export type PulledOut = z.infer<typeof pulledOut>
