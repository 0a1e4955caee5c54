import { type ProfileStatus, profileStatuses } from '@evenshift/contract/states/profile/profile'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { mayMove } from '#server/capabilities/parties/verification/rules'
import { moveTold } from '#server/capabilities/parties/verification/moves'
import { tellDecision } from '#server/capabilities/parties/verification/mails'
import { type Approval, type SubjectKind, claimNumber, releaseNumbers, approvalOf } from '#server/capabilities/ground/approval/public'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

/** What a person on the staff may decide, and where it leads. */
export const decisions = { approve: 'Approved', reject: 'Rejected', suspend: 'Suspended', restore: 'Approved' } as const satisfies Record<
  string,
  ProfileStatus
>
export type DecisionName = keyof typeof decisions

export interface Moved {
  readonly id: string
  readonly kind: SubjectKind
  readonly name: string
  readonly from: ProfileStatus
  readonly to: ProfileStatus
}

/** Approve takes what waits, restore what was rejected or suspended: the same target, but never each other's start. */
const mayStart = (name: DecisionName, from: ProfileStatus): boolean =>
  mayMove(from, decisions[name], 'staff') && (name !== 'approve' || from === 'Pending') && (name !== 'restore' || from !== 'Pending')

function evidenceAfter(approval: Approval, to: ProfileStatus, now: Date): Approval['evidence'] {
  if (to !== 'Approved' || approval.kind === 'seeker') return approval.evidence
  const others = approval.evidence.filter(({ kind }) => kind !== 'checked_by_person')
  return [...others, { kind: 'checked_by_person', text: 'Checked by our team', checkedOn: londonDate(now) }]
}

/**
 * Gives a company that a person lets in the number it names. Whoever holds it without being let in gives it up;
 * a company that was approved keeps it. The holder's name where that stands in the way.
 */
async function takeNumber(tx: Db, { id, number }: Approval): Promise<string | null> {
  const holder = await claimNumber(tx, id, number)
  if (holder === null || holder === id) return null
  const other = await approvalOf(tx, holder)
  if (other !== null && other.wasApproved && other.status !== 'Suspended') return other.name
  await releaseNumbers(tx, holder)
  await claimNumber(tx, id, number)
  return null
}

/** Carries out a staff decision. Refuses NOT_FOUND and INVALID_TRANSITION. */
export async function decide(unit: Unit, name: DecisionName, id: string, reason: string | null): Promise<Moved | Refusal> {
  const { tx, now } = unit
  const approval = await approvalOf(tx, id)
  if (approval === null) return refuse('NOT_FOUND', { message: 'No one stands under this id.' })
  const { status: from, kind } = approval
  const to = decisions[name]
  const impossible = (message: string): Refusal => {
    const allowed = profileStatuses.filter((one) => one !== to && mayMove(from, one, 'staff'))
    return refuse('INVALID_TRANSITION', { message, details: { status: from, allowed } })
  }
  const elsewhere = `That step isn’t possible now: this is ${from}.`
  if (!mayStart(name, from)) return impossible(elsewhere)
  const holder = to === 'Approved' ? await takeNumber(tx, approval) : null
  if (holder !== null) return impossible(`${holder} holds the company number and is approved. Suspend it first, if it should not.`)
  const moved = await moveTold(tx, approval, from, { to, by: 'staff', reason, evidence: evidenceAfter(approval, to, now), now })
  if (!moved) return impossible(elsewhere)
  if (to === 'Rejected') await releaseNumbers(tx, id)
  await tellDecision(unit, approval, to, reason)
  return { id, kind, name: approval.name, from, to }
}
