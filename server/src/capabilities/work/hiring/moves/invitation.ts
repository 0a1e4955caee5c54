import type { InterviewInvite } from '@evenshift/contract/model/interview/interview'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import type { Mover } from '#server/capabilities/work/hiring/history'
import { inviteToInterview } from '#server/capabilities/work/hiring/interviews/invitation'
import { makeMove } from '#server/capabilities/work/hiring/moves/moves'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { type Refusal, isRefusal } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** Invites to an interview; the caller judged the move. Refuses what the invitation lacks, and PLAN_LIMIT. */
export async function sendInvitation(
  unit: Unit,
  row: ApplicationRow,
  mover: Mover,
  invite: InterviewInvite,
  message?: string,
): Promise<ApplicationRow | Refusal> {
  const sent = await inviteToInterview(unit, row, invite)
  if (isRefusal(sent)) return sent
  const set = { interviewDeadline: sent.deadline, isInterviewReminded: false }
  const moved = await makeMove(unit, row, { ...mover, to: 'interview_invited', message, set })
  if (!isRefusal(moved)) await notify(unit, 'interview_invited', [moved])
  return moved
}
