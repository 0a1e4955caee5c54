import type { InterviewInvite } from '@evenshift/contract/model/interview/interview'
import type { InputFault } from '@evenshift/contract/refusals'
import { countInvitation, insertInterview, invitationsOf } from '#server/capabilities/work/hiring/interviews/store'
import { deadlineFault, questionsFault } from '#server/capabilities/work/hiring/interviews/rules'
import { countUse, lockedQuestions, questionsToSend } from '#server/capabilities/parties/questions/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { planOf, tellOwnersOfLimit } from '#server/capabilities/parties/companies/public'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** The seeker who gets the interview. */
export interface Invited {
  /** The application's. */
  readonly id: string
  readonly seekerId: string
  readonly employerId: string
}
/** The first of this month in the United Kingdom. */
export const monthOf = (now: Date): string => `${londonDate(now).slice(0, 7)}-01`

/** Takes one of the month's invitations; the count stands in the update's own condition. The owners are told of the last. */
async function takeInvitation(unit: Unit, employerId: string): Promise<Refusal | null> {
  const { tx, now } = unit
  const { package: name, limits } = await planOf(tx, employerId, now)
  const limit = limits.interviewInvitations
  const isTaken = await countInvitation(tx, employerId, monthOf(now), limit)
  const used = await invitationsOf(tx, employerId, monthOf(now))
  if (isTaken && used === limit) await tellOwnersOfLimit(unit, employerId, 'interviewInvitations', limit)
  if (isTaken) return null
  const message = `You’ve used all ${limit} interview invitations this month. Wait until next month or upgrade.`
  return refuse('PLAN_LIMIT', { message, details: { limit, used, package: name, of: 'interviewInvitations' } })
}

/**
 * Sends an application's seeker an interview, in the transaction that moves the application. Answers the deadline.
 * Refuses unknown questions, more than 10 minutes of answers, a deadline that is not 2 to 14 days ahead, and PLAN_LIMIT.
 */
export async function inviteToInterview(
  unit: Unit,
  application: Invited,
  { questionIds, deadline: asked, welcome }: InterviewInvite,
): Promise<{ readonly deadline: Date } | Refusal> {
  const { tx, now } = unit
  const { id: applicationId, seekerId, employerId } = application
  if (welcome !== undefined) return refuseField('interview.welcome', 'The welcome is the company’s: set it once for all interviews')
  const found = await questionsToSend(tx, employerId, questionIds, 'interview.questionIds')
  if (isRefusal(found)) return found
  const locked = await lockedQuestions(tx, employerId, now)
  const lockedAt = questionIds.findIndex((id) => locked.has(id))
  if (lockedAt !== -1) return refuseField(`interview.questionIds.${lockedAt}`, 'Your plan has no room for this question. Choose another')
  const questions = found.map(({ id: _id, question, guidance, answerType, options, thinkSeconds, answerSeconds, retakes, required }) => ({
    _id,
    question,
    guidance,
    answerType,
    options,
    thinkSeconds,
    answerSeconds,
    retakes,
    required,
  }))
  const deadline = new Date(asked)
  const errors: InputFault[] = [
    { path: 'interview.questionIds', message: questionsFault(questions) },
    { path: 'interview.deadline', message: deadlineFault(deadline, now, londonDate) },
  ].flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]))
  if (errors.length > 0) return refuse('INVALID_INPUT', { errors })
  const overLimit = await takeInvitation(unit, employerId)
  if (overLimit !== null) return overLimit
  await insertInterview(tx, { applicationId, seekerId, employerId, questions, deadline, invitedAt: now })
  await countUse(tx, questionIds)
  return { deadline }
}
