import { moveTold } from '#server/capabilities/parties/verification/moves'
import { mailDecision } from '#server/capabilities/parties/verification/mails'
import { openApproval, renameSubject, approvalOf } from '#server/capabilities/ground/approval/public'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

export interface Seeker {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Approves a new seeker; the age is the caller's to check. */
export async function admitSeeker(unit: Unit, seeker: Seeker): Promise<void> {
  const subject = { ...seeker, kind: 'seeker', number: null } as const
  const { tx, now } = unit
  await openApproval(tx, subject, { to: 'Approved', by: 'rule', reason: null, evidence: [], now })
  await mailDecision(unit, subject, 'Approved', null)
}

/** Takes over a seeker's changed name or address; sends a rejected profile again, or refuses RESUBMISSIONS_USED. */
export async function seekerChanged(unit: Unit, { id, name, email }: Seeker): Promise<null | Refusal> {
  const { tx, now } = unit
  await renameSubject(tx, id, { name, email })
  const approval = await approvalOf(tx, id)
  if (approval?.status !== 'Rejected') return null
  const moved = await moveTold(tx, approval, 'Rejected', { to: 'Pending', by: 'person', reason: null, evidence: approval.evidence, now })
  if (!moved) return refuse('RESUBMISSIONS_USED')
  await mailDecision(unit, approval, 'Pending', null)
  return null
}
