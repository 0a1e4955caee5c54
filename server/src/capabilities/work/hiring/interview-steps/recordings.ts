import type { AnswerInput } from '@evenshift/contract/model/interview/interview'
import type { AnswerRow, InterviewRow } from '#server/capabilities/work/hiring/interviews/tables'
import { claimUpload } from '#server/capabilities/ground/uploads/public'
import { type Refusal, isRefusal, refuseField } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/**
 * The finished upload of a recorded answer, taken over by the interview; its length was judged when it came in.
 * Refuses at `type` who never agreed to be recorded and a recording of another kind, at `key` what is no upload for this question.
 * `at` is the path of the answer in the input.
 */
export async function claimRecording(
  unit: Unit,
  interview: InterviewRow,
  { questionId, type, key = '' }: AnswerInput,
  at: string,
): Promise<Pick<AnswerRow, 'fileId' | 'seconds'> | Refusal> {
  const { seekerId: ownerId, applicationId, startedAt } = interview
  if (startedAt === null) return refuseField(`${at}type`, 'Agree to being recorded first, or answer in writing')
  const place = { field: `${at}key`, answers: { applicationId, questionId } }
  const file = await claimUpload(unit, { key, pool: 'jobseeker', ownerId, purpose: 'interview_answer', ...place })
  if (isRefusal(file)) return file
  if (!file.contentType.startsWith(`${type}/`)) return refuseField(`${at}type`, 'This recording is of another kind')
  return { fileId: file.id, seconds: file.seconds }
}
