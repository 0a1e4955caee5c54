import { z } from 'zod'
import { availability } from '#contract/model/profile/availability'
import { view } from '#contract/model/application/application'
import { count, date, id, instant, percent } from '#contract/model/basics'
import { job } from '#contract/model/job/job'
import { jobCard } from '#contract/model/job/job-card'
import { opening, tierCounts } from '#contract/model/job/search'
import { day, jobShift } from '#contract/model/week'
import { nextStep } from '#contract/model/profile/profile'
import { newTimes } from '#contract/model/application/new-times'
import { meetingKinds, openMeetings } from '#contract/states/meeting/meeting'

export const applicationCount = z.object({
  live: count,
  jobOffer: count,
  history: count,
  /** Those of the offers that wait for an answer. */
  offered: count,
})

/** Pounds of a usual week before tax; null where the pay cannot be made weekly. */
const weeklyPay = z.number().nullable()

/** Which application a row is about. */
const ofApplication = { applicationId: id, jobTitle: z.string(), employerName: z.string(), logo: z.string() }

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
    z.object({
      ...ofApplication,
      weeklyPay,
      expiresAt: instant,
      /** The day of work held already that it would lie over; null where it lies over none. */
      clashDay: day.nullable(),
    }),
  ),
  /** Changes of jobs applied for that wait for the seeker's word, those first whose employer replies soonest. */
  changes: z.array(
    z.object({
      ...ofApplication,
      at: instant,
      /** Nothing runs out with it: a word is of use before the employer's. */
      replyBy: instant.nullable(),
    }),
  ),
  /** Agreed work whose employer asks for other times than were agreed, the first asked first; nothing runs out with it. */
  newTimes: z.array(
    z.object({
      ...ofApplication,
      at: instant,
      shifts: newTimes.shape.shifts,
    }),
  ),
  /** Live applications for shifts of which some are filled. */
  filled: z.array(
    z.object({
      ...ofApplication,
      /** Those that were asked for. */
      shifts: z.array(jobShift),
      takenShifts: z.array(id),
    }),
  ),
  /** Applications that ended with their job in the last days and whose notification wasn't read, the newest first, in its words. */
  closed: z.array(z.object({ applicationId: id, title: z.string(), body: z.string(), at: instant })),
  /** Interviews still to do, soonest first. */
  interviews: z.array(z.object({ ...ofApplication, deadline: instant })),
  /** Meetings whose answer is awaited or that are agreed and coming, the most pressing first. */
  meetings: z.array(
    z.object({
      _id: id,
      ...ofApplication,
      kind: z.enum(meetingKinds),
      status: z.enum(openMeetings),
      at: instant.nullable(),
      answerBy: instant.nullable(),
      minutes: z.int(),
    }),
  ),
  /** Applications whose employer wrote something that isn't read yet, the newest first. */
  messages: z.array(z.object({ ...ofApplication, at: instant })),
  /** The own week. */
  availability,
  /** Work that was accepted here and has not ended, the first to start first; hours are those of this week, of all work, found here or not. */
  work: z.object({
    /** `startDate` is that of the first shift. */
    jobs: z.array(z.object({ applicationId: id, employerName: z.string(), startDate: date, weeklyPay })),
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
