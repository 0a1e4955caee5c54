import type { InputFault } from '@evenshift/contract/refusals'
import { moveTold } from '#server/capabilities/parties/verification/moves'
import { mailDecision, tellDecision } from '#server/capabilities/parties/verification/mails'
import { NAMESAKE, seekerDoubts } from '#server/capabilities/parties/verification/seeker-rules'
import { type Approval, type ApprovalDecision, openApproval, renameSubject, approvalOf } from '#server/capabilities/ground/approval/public'
import { contactIn } from '#server/capabilities/ground/wording/public'
import { type SeekerRow, hasNamesake } from '#server/capabilities/parties/profiles/public'
import { type Refusal, refuse } from '#server/http/call/refuse'
import { takeTurn } from '#server/platform/database/locks'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

const nameOf = ({ firstName, lastName }: SeekerRow): string => `${firstName} ${lastName}`

/** Why a person has to look first, a sentence each; `reason` is why one looks already. */
export async function doubtsAbout(db: Db, seeker: SeekerRow, reason: string | null): Promise<string[]> {
  const wasDoubted = reason?.includes(NAMESAKE) ?? false
  return seekerDoubts({ ...seeker, hasNamesake: wasDoubted || (await hasNamesake(db, seeker)) })
}

/** The rule's decision about a profile, one of a birth date at a time: of two namesakes who join at once, the second waits. */
async function judge({ tx, now }: Unit, seeker: SeekerRow, reason: string | null = null): Promise<ApprovalDecision> {
  await takeTurn(tx, 'namesakes', seeker.dateOfBirth)
  const doubts = await doubtsAbout(tx, seeker, reason)
  const decided = { by: 'rule', now } as const
  if (doubts.length === 0) return { ...decided, evidence: [], to: 'Approved', reason: null }
  return { ...decided, evidence: [], to: 'Pending', reason: doubts.join(' ') }
}

/** Approves a new seeker, who hears only where something has to be looked at; the age is the caller's to check. */
export async function admitSeeker(unit: Unit, seeker: SeekerRow): Promise<void> {
  const { id, email } = seeker
  const subject = { id, name: nameOf(seeker), email, kind: 'seeker', number: null } as const
  const decision = await judge(unit, seeker)
  await openApproval(unit.tx, subject, decision)
  if (decision.to === 'Pending') await mailDecision(unit, subject, decision.to, decision.reason)
}

/** A profile that's approved stays so, and takes no link, email or phone number that it didn't have. */
function newContacts(before: SeekerRow, after: SeekerRow): InputFault[] {
  const fields = ['firstName', 'lastName', 'headline', 'bio'] as const
  return fields.flatMap((path) => {
    const contact = contactIn(after[path])
    if (contact === null || before[path].includes(contact)) return []
    return [{ path, message: `Leave out “${contact}”. Employers get your email and phone number once you accept an offer.` }]
  })
}

/** Judges a profile again that waits for its first decision; what a person rejected before is theirs to decide. */
async function judgeAgain(unit: Unit, approval: Approval, seeker: SeekerRow): Promise<void> {
  if (approval.wasApproved || approval.sentAgain > 0) return
  const decision = await judge(unit, seeker, approval.reason)
  const moved = await moveTold(unit.tx, approval, 'Pending', decision)
  if (moved && decision.to === 'Approved') await tellDecision(unit, approval, decision.to, decision.reason)
}

/** Takes over what changed in a profile. Sends a rejected one again, or refuses RESUBMISSIONS_USED; an approved one refuses new contacts. */
export async function seekerChanged(unit: Unit, before: SeekerRow, seeker: SeekerRow): Promise<null | Refusal> {
  const { tx, now } = unit
  const { id, email } = seeker
  await renameSubject(tx, id, { name: nameOf(seeker), email })
  const approval = await approvalOf(tx, id)
  if (approval?.status === 'Approved') {
    const errors = newContacts(before, seeker)
    return errors.length === 0 ? null : refuse('INVALID_INPUT', { errors })
  }
  if (approval?.status === 'Pending') await judgeAgain(unit, approval, seeker)
  if (approval?.status !== 'Rejected') return null
  const moved = await moveTold(tx, approval, 'Rejected', { to: 'Pending', by: 'person', reason: null, evidence: approval.evidence, now })
  if (!moved) return refuse('RESUBMISSIONS_USED')
  await mailDecision(unit, approval, 'Pending', null)
  return null
}
