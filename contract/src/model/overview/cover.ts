/** A job's week as its employer fills it: the seats of each shift, who asked for it, and a proposal of who could take what is open. */
import { z } from 'zod'
import { newTimes } from '#contract/model/application/new-times'
import { count, id, percent, version } from '#contract/model/basics'
import { jobShift, offerShift } from '#contract/model/week'
import { applicationStatuses } from '#contract/states/application/application'

export const coverShift = jobShift.omit({ people: true }).extend({
  /** How many people it needs. */
  needed: count,
  /** Seats with an open offer. */
  offered: count,
  /** Seats of those who accepted or were hired. */
  accepted: count,
  /** How many asked for it whom nothing was offered yet. */
  askedFor: count,
})
export type CoverShift = z.infer<typeof coverShift>

export const coverApplicant = z.object({
  /** The application's. */
  _id: id,
  /** As the employer may know it: "Applicant 4" where it is hidden. */
  name: z.string(),
  status: z.enum(applicationStatuses),
  version,
  /** The shifts that they applied for. */
  shifts: z.array(id),
  /** Those of them that they can't work: not free by their week, or at another job by now. */
  clashing: z.array(id),
  /** False where nothing was known of their week, and so of what they can't work. */
  isWeekKnown: z.boolean(),
  /** Those of them that their week has no free time for, or that no week is known for, and that they said they can do since the job changed. */
  saidTheyCan: z.array(id),
  /** A "not this time" for them waits to go out; the end of the job sends it. */
  isTurnedDown: z.boolean(),
  /** The shifts of their offer, open or accepted; none where there is no such offer. */
  offered: z.array(id),
  /** Those that their offer has at another time, which the job has moved since: they hold no seat of them. */
  offeredBefore: z.array(id),
  /** The shifts of that offer at the times that were agreed, which a change of the job leaves as they are. */
  agreed: z.array(offerShift),
  /** The newest question about coming at another time than was agreed. */
  newTimes: newTimes.nullable(),
  match: percent.nullable(),
})
export type CoverApplicant = z.infer<typeof coverApplicant>

export const cover = z.object({
  /** In the order of the job's; none where it has none. */
  shifts: z.array(coverShift),
  /** Whoever has an offer, then the best of those who wait, 100 at most. */
  applicants: z.array(coverApplicant),
  /** How many more people can be offered the job. */
  placesLeft: count,
  proposal: z.object({
    /** The fewest of those who wait that take the most open seats, the best match first. */
    people: z.array(z.object({ _id: id, shifts: z.array(id) })),
    /** The seats that stay open. */
    open: z.array(z.object({ shiftId: id, seats: count })),
    /** False where it is good, but may not be the best. */
    isExact: z.boolean(),
  }),
})
export type Cover = z.infer<typeof cover>
