import { teamOf } from '#server/capabilities/parties/companies/public'
import { type Approval, type ApprovalDecision, moveApproval } from '#server/capabilities/ground/approval/public'
import type { Db } from '#server/platform/database/port'
import { publish } from '#server/platform/live/port'

/** Moves an approval that is still `from`, and tells the seeker or everybody in the company; false when it no longer is. */
export async function moveTold(
  tx: Db,
  { id, kind }: Pick<Approval, 'id' | 'kind'>,
  from: Approval['status'],
  decision: ApprovalDecision,
): Promise<boolean> {
  if (!(await moveApproval(tx, id, from, decision))) return false
  const people = kind === 'seeker' ? [{ personId: id }] : await teamOf(tx, id)
  await publish(
    tx,
    people.map(({ personId }) => ({ personId, event: 'profile', data: { status: decision.to } })),
  )
  return true
}
