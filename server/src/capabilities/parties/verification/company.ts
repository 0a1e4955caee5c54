import { RESUBMISSIONS_MOST } from '@evenshift/contract/constants'
import { type Check, type CompanyFacts, type Judgement, checksOf, judgeCompany } from '#server/capabilities/parties/verification/rules'
import { moveTold } from '#server/capabilities/parties/verification/moves'
import { mailDecision, mailHolder, tellDecision } from '#server/capabilities/parties/verification/mails'
import {
  type Approval,
  type ApprovalDecision,
  claimNumber,
  holderOf,
  openApproval,
  renameSubject,
  approvalOf,
} from '#server/capabilities/ground/approval/public'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

/** A company as the rule looks at it. The register is asked before the transaction begins. */
export interface CompanyToJudge extends Omit<CompanyFacts, 'isHeldByAnother'> {
  readonly id: string
  readonly registrationNumber: string | null
}

/** How each check of the rule comes out for a company now; decides nothing. */
export async function companyChecks(db: Db, company: CompanyToJudge): Promise<Check[]> {
  const { id, registrationNumber } = company
  const holder = registrationNumber === null ? null : await holderOf(db, registrationNumber)
  return checksOf({ ...company, isHeldByAnother: holder !== null && holder !== id })
}

/** Claims the number and judges; `heldBy` is who has the number where that is somebody else. */
async function judge({ tx }: Unit, company: CompanyToJudge): Promise<Judgement & { readonly heldBy: string | null }> {
  const holder = await claimNumber(tx, company.id, company.registrationNumber)
  const heldBy = holder === company.id ? null : holder
  return { ...judgeCompany({ ...company, isHeldByAnother: heldBy !== null }), heldBy }
}

async function tellHolder(unit: Unit, heldBy: string | null, number: string | null): Promise<void> {
  const holder = heldBy === null ? null : await approvalOf(unit.tx, heldBy)
  if (holder !== null && number !== null) await mailHolder(unit, holder, number)
}

const reasonOf = ({ doubts }: Judgement): string | null => (doubts.length === 0 ? null : doubts.join(' '))

/** Judges a company that has just been written, by the rule of approval. */
export async function admitCompany(unit: Unit, company: CompanyToJudge): Promise<void> {
  const { tx, now } = unit
  const { id, companyName: name, registrationNumber: number, email } = company
  const subject = { id, kind: 'employer', name, number, email } as const
  const waiting: ApprovalDecision = { to: 'Pending', by: 'rule', reason: null, evidence: [], now }
  await openApproval(tx, subject, waiting)
  const judgement = await judge(unit, company)
  await tellHolder(unit, judgement.heldBy, number)
  await moveTold(tx, subject, 'Pending', {
    ...waiting,
    to: judgement.status,
    reason: reasonOf(judgement),
    evidence: judgement.evidence,
  })
  await mailDecision(unit, subject, judgement.status, reasonOf(judgement))
}

/** Where a changed company goes. The rule approves only what no person has had before them. */
function nextStatus(approval: Approval, judgement: Judgement): ApprovalDecision['to'] {
  const isFirstCheck = approval.status === 'Pending' && !approval.wasApproved && approval.sentAgain === 0
  return isFirstCheck ? judgement.status : 'Pending'
}

/** Moves an approval to where the judgement leads, and tells it where that is elsewhere; false when it was decided meanwhile. */
async function settle(unit: Unit, approval: Approval, company: CompanyToJudge, judgement: Judgement): Promise<boolean> {
  const { tx, now } = unit
  const to = nextStatus(approval, judgement)
  const reason = reasonOf(judgement) ?? (to === 'Pending' ? 'We’re checking what you changed.' : null)
  const by = approval.status === 'Rejected' ? 'person' : 'rule'
  if (!(await moveTold(tx, approval, approval.status, { to, by, reason, evidence: judgement.evidence, now }))) return false
  await renameSubject(tx, company.id, { name: company.companyName, number: company.registrationNumber })
  if (to !== approval.status) await tellDecision(unit, { ...approval, name: company.companyName }, to, reason)
  return true
}

/** Judges a company again whose checked facts changed, or that was rejected. */
export async function recheckCompany(unit: Unit, company: CompanyToJudge): Promise<null | Refusal> {
  const approval = await approvalOf(unit.tx, company.id)
  if (approval === null) return refuse('NOT_FOUND')
  if (approval.status === 'Rejected' && approval.sentAgain >= RESUBMISSIONS_MOST) return refuse('RESUBMISSIONS_USED')
  const judgement = await judge(unit, company)
  await tellHolder(unit, judgement.heldBy, company.registrationNumber)
  const isSettled = await settle(unit, approval, company, judgement)
  return isSettled ? null : refuse('INVALID_TRANSITION', { details: { status: approval.status, allowed: [] } })
}

/** Judges a company whose check waited for the register. */
export async function checkAnsweredCompany(unit: Unit, company: Omit<CompanyToJudge, 'email'>): Promise<void> {
  const approval = await approvalOf(unit.tx, company.id)
  if (approval?.status !== 'Pending') return
  const asked = { ...company, email: approval.email }
  await settle(unit, approval, asked, await judge(unit, asked))
}
