/** What a signed-in person is told at once, as server-sent events of one shape on both services. */
import { z } from 'zod'
import { count, id, version } from '#contract/model/basics'
import { employerNotification, seekerNotification } from '#contract/model/notification'
import { applicationStatuses } from '#contract/states/application/application'
import { packageCodes } from '#contract/states/company/subscription'
import { jobStatuses } from '#contract/states/job/job'
import { profileStatuses } from '#contract/states/profile/profile'

/**
 * Comes back in Last-Event-ID, so that nothing of the last hour is missed; some of it may come again.
 * After an older one, or none, the stream begins with an `unread` that says so.
 */
const place = { id }
/** Nothing was told of what came before: whatever is on screen is asked for again. */
const isAnew = z.boolean()
const changedApplication = z.object({ _id: id, jobId: id, status: z.enum(applicationStatuses), version })

/** The rows that changed are named, not sent: the screen asks for those that it shows. */
export const liveEvent = z.discriminatedUnion('event', [
  z.object({ ...place, event: z.literal('notification'), data: z.union([seekerNotification, employerNotification]) }),
  z.object({ ...place, event: z.literal('application'), data: changedApplication }),
  z.object({ ...place, event: z.literal('job'), data: z.object({ _id: id, status: z.enum(jobStatuses) }) }),
  z.object({ ...place, event: z.literal('profile'), data: z.object({ status: z.enum(profileStatuses) }) }),
  /** What the company may do or pays for has changed. */
  z.object({ ...place, event: z.literal('plan'), data: z.object({ package: z.enum(packageCodes) }) }),
  z.object({ ...place, event: z.literal('unread'), data: z.object({ unread: count, isAnew }) }),
])
export type LiveEvent = z.infer<typeof liveEvent>
