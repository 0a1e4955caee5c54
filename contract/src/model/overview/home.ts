import { z } from 'zod'
import { availability } from '#contract/model/profile/availability'
import { view } from '#contract/model/application/application'
import { count, id, instant, percent } from '#contract/model/basics'
import { job } from '#contract/model/job/job'
import { jobCard } from '#contract/model/job/job-card'
import { opening, tierCounts } from '#contract/model/job/search'
import { nextStep } from '#contract/model/profile/profile'

export const applicationCount = z.object({ live: count, jobOffer: count, history: count })

/** Pounds of a usual week before tax; null where the pay cannot be made weekly. */
const weeklyPay = z.number().nullable()

/** Everything the home screen paints. */
export const home = z.object({
  profileStrength: percent,
  nextSteps: z.array(nextStep),
  /** Jobs within reach with a whole shift that fits, those that fit whole first; for who gave no free time, all within reach. */
  recommended: z.array(job),
  tiers: tierCounts,
  /** What would bring more, where fewer than five fit. */
  openings: z.array(opening),
  counts: applicationCount.extend({
    saved: count,
    unreadNotifications: count,
    interviewsToDo: count,
  }),
  expiringOffers: z.array(
    z.object({ applicationId: id, jobTitle: z.string(), employerName: z.string(), logo: z.string(), weeklyPay, expiresAt: instant }),
  ),
  /** Interviews still to do, soonest first. */
  interviews: z.array(z.object({ applicationId: id, jobTitle: z.string(), employerName: z.string(), logo: z.string(), deadline: instant })),
  /** The own week. */
  availability,
  /** Work that was accepted here and has not ended, the first to start first; hours are those of all work, found here or not. */
  work: z.object({
    jobs: z.array(z.object({ employerName: z.string(), weeklyPay })),
    hours: z.number(),
    /** The own limit where it counts now. */
    limit: z.number().nullable(),
  }),
  /** The employers who looked last. */
  views: z.array(view),
  /** Jobs published since the last visit that match, and when that was. */
  newSince: z.object({ at: instant.nullable(), jobs: count }),
})
export type Home = z.infer<typeof home>
export const homeCards = home.extend({ recommended: z.array(jobCard) })
export type HomeCards = z.infer<typeof homeCards>
