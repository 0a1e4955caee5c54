/** What an employer may do with one application, or with many at once. */
import { z } from 'zod'
import { date, id, line, listOf, text, version } from '#contract/model/basics'
import { employerApplication } from '#contract/model/application/employer-application'
import { interviewInvite } from '#contract/model/interview/interview'
import { offerInput } from '#contract/model/offer'
import { type RejectReason, applicationStatuses, rejectReasons } from '#contract/states/application/application'
import { rightToWorkMethods } from '#contract/states/company/employer-lists'

const message = text(2000, 'The message').optional()
const rejectReason = z.enum(rejectReasons, 'Choose a reason')
const saysWhy = (move: { reason: RejectReason; message?: string | undefined }): boolean => move.reason !== 'other' || !!move.message
const sayIt = { path: ['message'], error: 'Enter the reason' }
const rescindReason = line(500, 'The reason')

/** The check that the law asks for before work begins. */
export const rightToWorkCheck = z.strictObject({
  method: z.enum(rightToWorkMethods, 'Choose how you checked'),
  checkedOn: date,
  checkedBy: line(120, 'Enter who checked'),
})

const one = { version, message }
const sampleOffer = { pay: 13, payUnit: 'hour', hoursPerWeek: 12, startDate: '2030-01-15' }
export const applicantMove = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('in_review'), ...one }),
  z.strictObject({ status: z.literal('shortlisted'), ...one }),
  z.strictObject({ status: z.literal('interview_invited'), ...one, interview: interviewInvite }),
  z.strictObject({ status: z.literal('offered'), ...one, offer: offerInput }).meta({
    example: { status: 'offered', version: 1, offer: sampleOffer },
  }),
  z.strictObject({ status: z.literal('offer_rescinded'), ...one, reason: rescindReason }),
  z.strictObject({ status: z.literal('hired'), ...one, rightToWork: rightToWorkCheck }),
  z.strictObject({ status: z.literal('rejected'), ...one, reason: rejectReason }).refine(saysWhy, sayIt),
])
export type ApplicantMove = z.infer<typeof applicantMove>

/** Takes back the employer's own last move, or a rejection that has not gone out. */
export const undoMove = z.strictObject({ undo: z.literal(true), version })

const applications = listOf(z.strictObject({ _id: id, version }), 50, 'Applications').min(1, 'Choose at least one application')
const several = { applications, message }
/** One move for each of these on its own; moves that need terms or a check are made one by one. */
export const bulkMove = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('in_review'), ...several }),
  z.strictObject({ status: z.literal('shortlisted'), ...several }),
  z.strictObject({ status: z.literal('interview_invited'), ...several, interview: interviewInvite }),
  z.strictObject({ status: z.literal('offer_rescinded'), ...several, reason: rescindReason }),
  z.strictObject({ status: z.literal('rejected'), ...several, reason: rejectReason }).refine(saysWhy, sayIt),
])
export type BulkMove = z.infer<typeof bulkMove>

/** `code` says why this one did not move; status and version are null where there is no such application. */
export const moveResult = z.object({
  _id: id,
  status: z.enum(applicationStatuses).nullable(),
  version: version.nullable(),
  code: z.enum(['NOT_FOUND', 'INVALID_TRANSITION', 'STALE', 'PLAN_LIMIT']).optional(),
})
export type MoveResult = z.infer<typeof moveResult>

/** With an applicationId in the address one move or undo, without it many. */
export const moveInput = z.union([applicantMove, undoMove, bulkMove], 'Send one move, several moves, or undo')
export const moveAnswer = z.union([employerApplication, z.object({ results: z.array(moveResult) })])
