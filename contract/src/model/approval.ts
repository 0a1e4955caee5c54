/** How a profile or a company stands with those who check it, as its owner reads it. */
import { z } from 'zod'
import { count, instant } from '#contract/model/basics'
import { profileStatuses } from '#contract/states/profile/profile'

export const approvalShape = {
  status: z.enum(profileStatuses),
  /** Since when it has that status. */
  statusSince: instant,
  /** Why it waits, was rejected or was suspended. */
  statusReason: z.string().nullable(),
  /** How often it may still be sent again after a rejection. */
  resubmissionsLeft: count,
  /** Since when it waits, and by when someone has looked; null where nobody owes a look. */
  check: z.object({ sentAt: instant, dueAt: instant }).nullable(),
}
