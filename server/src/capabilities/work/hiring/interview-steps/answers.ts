/** What a seeker does to answer an interview, in the caller's transaction. Each refuses NOT_FOUND and INVALID_TRANSITION. */
import type { Parsed } from '@evenshift/contract/call'
import type { seekerInterviews } from '@evenshift/contract/seeker/applications/interviews'
import type { AnswerInput } from '@evenshift/contract/model/interview/interview'
import { isAnswerable } from '@evenshift/contract/states/interview/interview'
import type { AnswerRow, InterviewRow } from '#server/capabilities/work/hiring/interviews/tables'
import { holdOwn, notNow } from '#server/capabilities/work/hiring/interview-steps/held'
import { answerFault, missingAnswers, takesMost } from '#server/capabilities/work/hiring/interviews/rules'
import { answersOf, keepTake, writeCaptions } from '#server/capabilities/work/hiring/interviews/store.answers'
import { changeInterview } from '#server/capabilities/work/hiring/interviews/store'
import { claimRecording } from '#server/capabilities/work/hiring/interview-steps/recordings'
import { interviewSubmitted } from '#server/capabilities/work/hiring/interview-steps/application'
import { releaseFiles } from '#server/capabilities/ground/uploads/public'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

type Outcome = Promise<Refusal | null>

/** The seeker begins, and has agreed to be recorded where anything is. */
export async function start(unit: Unit, seekerId: string, applicationId: string): Outcome {
  const held = await holdOwn(unit, seekerId, applicationId)
  if (isRefusal(held)) return held
  if (held.interview.status !== 'invited') return notNow(held.interview, 'seeker')
  await changeInterview(unit.tx, held.interview, { status: 'in_progress', startedAt: unit.now })
  return null
}

/** They take that back, before they answered anything: the invitation is as it was. */
export async function takeBackStart(unit: Unit, seekerId: string, applicationId: string): Outcome {
  const held = await holdOwn(unit, seekerId, applicationId)
  if (isRefusal(held)) return held
  if (held.interview.status !== 'in_progress') return notNow(held.interview, 'seeker')
  await changeInterview(unit.tx, held.interview, { status: 'invited', startedAt: null })
  return null
}

/** What an answer holds besides its question; an answer of one kind has nothing of the others. */
async function contentOf(
  unit: Unit,
  interview: InterviewRow,
  answer: AnswerInput,
  at: string,
): Promise<Pick<AnswerRow, 'text' | 'choice' | 'fileId' | 'seconds'> | Refusal> {
  const { type, text = null, choice = null } = answer
  const nothing = { text: null, choice: null, fileId: null, seconds: null }
  if (type === 'text') return { ...nothing, text }
  if (type === 'choice') return { ...nothing, choice }
  const recording = await claimRecording(unit, interview, answer, at)
  return isRefusal(recording) ? recording : { ...nothing, ...recording }
}
/** The same words sent again, as after a lost answer of ours, are the same take. */
const isKept = (kept: AnswerRow | undefined, { type, text, choice }: AnswerInput): boolean =>
  kept?.type === type && (type === 'text' ? kept.text === text : type === 'choice' && kept.choice === choice)

const noTakesLeft = (most: number): string =>
  most === 1 ? 'You can only answer this question once.' : `You have used all ${most} takes. The last answer you kept counts.`

/** Counts a take of an answer and keeps it in place of the one before. `at` is the path of the answer in the input. */
async function keepOne(unit: Unit, interview: InterviewRow, answer: AnswerInput, at: string): Outcome {
  const { tx, now } = unit
  const question = interview.questions.find(({ _id }) => _id === answer.questionId)
  if (question === undefined) return refuseField(`${at}questionId`, 'This interview doesn’t ask that')
  const fault = answerFault(question, answer, interview.adjustmentGiven)
  if (fault !== null) return refuseField(`${at}${fault.path}`, fault.message)
  const kept = (await answersOf(tx, [interview.id])).get(interview.id)?.find(({ questionId }) => questionId === question._id)
  if (isKept(kept, answer)) return null
  const content = await contentOf(unit, interview, answer, at)
  if (isRefusal(content)) return content
  const most = takesMost(question)
  const row = { interviewId: interview.id, questionId: question._id, type: answer.type, ...content, captions: null, answeredAt: now }
  if (!(await keepTake(tx, row, most))) return refuseField(`${at}questionId`, noTakesLeft(most ?? 0))
  if (kept?.fileId != null) await releaseFiles(unit, [kept.fileId])
  return null
}

export async function keep(unit: Unit, seekerId: string, applicationId: string, answer: AnswerInput): Outcome {
  const held = await holdOwn(unit, seekerId, applicationId)
  if (isRefusal(held)) return held
  return isAnswerable(held.interview.status) ? keepOne(unit, held.interview, answer, '') : notNow(held.interview, 'seeker')
}

/** Writes what is said in an answer that was recorded; nothing takes it out again. */
export async function caption(
  unit: Unit,
  seekerId: string,
  { applicationId, questionId, captions }: Parsed<(typeof seekerInterviews)['captionAnswer']>['body'],
): Outcome {
  const held = await holdOwn(unit, seekerId, applicationId)
  if (isRefusal(held)) return held
  const { interview } = held
  if (!isAnswerable(interview.status)) return notNow(interview, 'seeker')
  const isKept = await writeCaptions(unit.tx, { interviewId: interview.id, questionId }, captions || null)
  return isKept ? null : refuseField('questionId', 'Record your answer first')
}

/** Keeps what is sent along and sends the interview; with it the application moves. Refuses what is required and not answered. */
export async function submit(unit: Unit, seekerId: string, applicationId: string, answers: readonly AnswerInput[]): Outcome {
  const held = await holdOwn(unit, seekerId, applicationId)
  if (isRefusal(held)) return held
  const { application, interview } = held
  if (!isAnswerable(interview.status)) return notNow(interview, 'seeker')
  for (const [place, answer] of answers.entries()) {
    const refusal = await keepOne(unit, interview, answer, `answers.${place}.`)
    if (refusal !== null) return refusal
  }
  const kept = (await answersOf(unit.tx, [interview.id])).get(interview.id) ?? []
  const errors = missingAnswers(interview.questions, new Set(kept.map(({ questionId }) => questionId)))
  if (errors.length > 0) return refuse('INVALID_INPUT', { errors })
  await changeInterview(unit.tx, interview, { status: 'submitted', submittedAt: unit.now })
  const moved = await interviewSubmitted(unit, application)
  return isRefusal(moved) ? moved : null
}
