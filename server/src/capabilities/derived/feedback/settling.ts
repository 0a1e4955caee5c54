import type { FeedbackStatus } from '@evenshift/contract/states/feedback'
import { isReport } from '@evenshift/contract/states/feedback'
import { feedbackMoves, isSettled } from '#server/capabilities/derived/feedback/rules'
import { moveFeedback } from '#server/capabilities/derived/feedback/store.staff'
import type { FeedbackRow } from '#server/capabilities/derived/feedback/tables'
import { type Recipient, tell } from '#server/capabilities/ground/notices/public'
import { type Refusal, refuse } from '#server/http/call/refuse'
import { preheader } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

async function tellSender(unit: Unit, { id, kind }: FeedbackRow, to: Recipient, outcome: string): Promise<void> {
  const title = isReport(kind) ? 'We looked at your report' : 'We’ve replied to what you sent us'
  const link = `/feedback/${id}`
  const letter = {
    subject: title,
    preheader: preheader`${outcome}`,
    heading: title,
    paragraphs: [outcome, 'Whoever you told us about doesn’t hear that it was you.'].slice(0, isReport(kind) ? 2 : 1),
    button: { label: 'View reply', path: link },
    why: 'You’re getting this because you wrote to us.',
  }
  await tell(unit, [{ kind: 'report_settled', to: [to], about: { title, body: outcome, link, letter } }])
}

/**
 * Takes on what somebody sent, or settles it: its sender is told the outcome. What is settled is moved only where it is `again` looked at.
 * Refuses INVALID_TRANSITION.
 */
export async function moveReport(
  unit: Unit,
  row: FeedbackRow,
  sender: Recipient,
  { status, outcome, again }: { readonly status: FeedbackStatus; readonly outcome: string | null; readonly again: boolean },
): Promise<FeedbackRow | Refusal> {
  const settledAt = isSettled(status) ? unit.now : null
  const isAllowed = again ? isSettled(row.status) && row.status !== status : feedbackMoves[row.status].includes(status)
  const moved = isAllowed ? await moveFeedback(unit.tx, row, { status, outcome, settledAt }) : null
  if (moved === null) {
    const message = isSettled(row.status) ? 'This is settled already.' : 'A colleague was faster. Look at it again.'
    return refuse('INVALID_TRANSITION', { message, details: { status: row.status, allowed: [...feedbackMoves[row.status]] } })
  }
  if (outcome !== null) await tellSender(unit, moved, sender, outcome)
  return moved
}
