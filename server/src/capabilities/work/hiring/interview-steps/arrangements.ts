/** What both sides agree about time and ways to answer, in the caller's transaction. Each refuses NOT_FOUND and INVALID_TRANSITION. */
import type { Parsed } from '@evenshift/contract/call'
import type { employerInterviews } from '@evenshift/contract/employer/interviews'
import type { seekerInterviews } from '@evenshift/contract/seeker/applications/interviews'
import { isAnswerable } from '@evenshift/contract/states/interview/interview'
import { holdForCompany, holdOwn, notNow } from '#server/capabilities/work/hiring/interview-steps/held'
import { changeInterview } from '#server/capabilities/work/hiring/interviews/store'
import { extensionFault } from '#server/capabilities/work/hiring/interviews/rules'
import { interviewExtended } from '#server/capabilities/work/hiring/interview-steps/application'
import { tellAboutInterview } from '#server/capabilities/work/hiring/lists/applications'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { type Refusal, isRefusal, refuseField } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

type Seekers<K extends 'requestExtension' | 'requestAdjustment'> = Parsed<(typeof seekerInterviews)[K]>['body']
type Employers<K extends 'extendInterview' | 'adjustInterview'> = Parsed<(typeof employerInterviews)[K]>['body']
type Outcome = Promise<Refusal | null>

/** The seeker asks for more days. The employer is mailed once, however often the wish is put. */
export async function askForDays(unit: Unit, seekerId: string, { applicationId, kind, note }: Seekers<'requestExtension'>): Outcome {
  const held = await holdOwn(unit, seekerId, applicationId)
  if (isRefusal(held)) return held
  const { application, interview } = held
  if (!isAnswerable(interview.status)) return notNow(interview, 'seeker')
  await changeInterview(unit.tx, interview, { extensionAsked: { kind, note: note ?? null } })
  if (interview.extensionAsked === null) await tellAboutInterview(unit, 'extension_asked', application)
  return null
}

/** The seeker asks for another way to answer. */
export async function askForAdjustment(unit: Unit, seekerId: string, { applicationId, kind, note }: Seekers<'requestAdjustment'>): Outcome {
  const held = await holdOwn(unit, seekerId, applicationId)
  if (isRefusal(held)) return held
  const { application, interview } = held
  if (!isAnswerable(interview.status)) return notNow(interview, 'seeker')
  await changeInterview(unit.tx, interview, { adjustment: 'requested', adjustmentAsked: { kind, note: note ?? null } })
  if (interview.adjustment !== 'requested') await tellAboutInterview(unit, 'adjustment_asked', application)
  return null
}

/** The employer gives more days, asked or not. */
export async function giveDays(unit: Unit, employerId: string, { applicationId, deadline: asked }: Employers<'extendInterview'>): Outcome {
  const held = await holdForCompany(unit, employerId, applicationId)
  if (isRefusal(held)) return held
  const { application, interview } = held
  if (!isAnswerable(interview.status)) return notNow(interview, 'employer')
  const deadline = new Date(asked)
  const fault = extensionFault(deadline, interview.deadline, unit.now, londonDate)
  if (fault !== null) return refuseField('deadline', fault)
  await changeInterview(unit.tx, interview, { deadline, extensionAsked: null })
  const moved = await interviewExtended(unit, application, deadline)
  return isRefusal(moved) ? moved : null
}

/** The employer's answer to a wish for another way; a "no" leaves what was granted before. */
export async function answerAdjustment(unit: Unit, employerId: string, answer: Employers<'adjustInterview'>): Outcome {
  const held = await holdForCompany(unit, employerId, answer.applicationId)
  if (isRefusal(held)) return held
  const { application, interview } = held
  if (!isAnswerable(interview.status) || interview.adjustmentAsked === null) return notNow(interview, 'employer')
  const { granted, extraTimePct = null, format = null } = answer
  const adjustmentGiven = granted ? { extraTimePct, format } : interview.adjustmentGiven
  await changeInterview(unit.tx, interview, { adjustment: adjustmentGiven === null ? 'none' : 'granted', adjustmentGiven })
  await tellAboutInterview(unit, 'interview_adjusted', application)
  return null
}
