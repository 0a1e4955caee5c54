/** All that waits for a decision of the staff, of every kind, the oldest promise first. It names no person: whoever opens a case looks at them. */
import { z } from 'zod'
import { count, id, instant, page, pageQuery } from '#contract/model/basics'
import { queueKinds } from '#contract/states/staff'

const kind = z.enum(queueKinds)
export const queueQuery = pageQuery.extend({ kind: kind.optional() })
export const queueRow = z.object({
  kind,
  /** The report's own; of what is verified, the company's, the seeker's or the job's; of a plan, the company's. */
  _id: id,
  title: z.string(),
  /** Why it waits, in words. */
  detail: z.string().nullable(),
  /** How many people reported the same. */
  reports: count,
  sentAt: instant,
  /** By when an answer is promised; null where none is. */
  dueAt: instant.nullable(),
})
export type QueueRow = z.infer<typeof queueRow>
export const queue = page(queueRow).extend({
  counts: z.array(z.object({ kind, count })),
  overdue: count,
  /** By everyone, since midnight in London. */
  decidedToday: count,
})
