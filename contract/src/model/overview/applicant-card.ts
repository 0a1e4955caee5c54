/** An applicant in a company's list of everyone, no more of them than a row shows. */
import { z } from 'zod'
import { count, instant } from '#contract/model/basics'
import { employerApplication } from '#contract/model/application/employer-application'
import { meetingBrief } from '#contract/model/meeting/meeting'
import { shift } from '#contract/model/week'

/** The one thing that speaks for an applicant: a gap that no one else who waits is free for, or else the skill that is backed best. */
export const applicantFact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('only_asked'), shift }),
  z.object({ kind: z.literal('skill'), name: z.string(), because: z.string() }),
])
export type ApplicantFact = z.infer<typeof applicantFact>

export const applicantCard = employerApplication
  .pick({
    _id: true,
    jobId: true,
    jobTitle: true,
    applicant: true,
    status: true,
    hasPulledOut: true,
    pendingRejection: true,
    replyBy: true,
    shifts: true,
    asked: true,
    agreed: true,
    startDate: true,
    fit: true,
    milesAway: true,
    change: true,
    interview: true,
    hasNewMessage: true,
    isReadable: true,
    allowed: true,
    undoUntil: true,
    version: true,
  })
  .extend({
    /** null where nothing can be said, and while it is the seeker's turn. */
    fact: applicantFact.nullable(),
    /** The newest meeting; null where there was none. */
    meeting: meetingBrief.nullable(),
    /** Of an offer that is open. */
    offerExpiresAt: instant.nullable(),
  })
export type ApplicantCard = z.infer<typeof applicantCard>

/** How many replies are owed, by when; a rejection on its way is one. */
export const repliesDue = z.object({
  /** Of today's, those whose time is over. */
  late: count,
  /** By the end of today, late ones too. */
  today: count,
  /** After today, by the end of Sunday. */
  week: count,
  later: count,
})
export type RepliesDue = z.infer<typeof repliesDue>
