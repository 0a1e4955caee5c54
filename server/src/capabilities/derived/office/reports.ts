import type { Report } from '@evenshift/contract/model/staff/report'
import type { FeedbackStatus } from '@evenshift/contract/states/feedback'
import { type FeedbackRow, feedbackById, isSettled, moveReport, subjectOf } from '#server/capabilities/derived/feedback/public'
import { moveRemoved } from '#server/capabilities/derived/office/decisions'
import { personOf } from '#server/capabilities/derived/office/people'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import { type StaffUnit, record } from '#server/capabilities/ground/audit/public'
import { findForSeeker } from '#server/capabilities/work/hiring/public'
import { findJobs } from '#server/capabilities/work/jobs/public'
import type { Parts } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

type Sent = Report['sender']
type Subject = Report['subject']

/** Who sent it; whoever has no profile or company yet has an email alone. Never within a transaction. */
export async function senderOf({ db, identity }: Pick<Parts, 'db' | 'identity'>, { pool, senderId }: FeedbackRow): Promise<Sent> {
  const person = await personOf(db, senderId)
  const email = person?.email ?? (await identity.pool(pool).ownEmail(senderId)).email
  return { _id: senderId, pool, name: person?.name ?? email, email }
}

/** What it is about, as it is called now. */
export async function reportSubject(db: Db, { kind: sentAs, subjectId: id, senderId }: FeedbackRow): Promise<Subject> {
  const kind = subjectOf(sentAs)
  if (id === null || kind === null) return null
  if (kind === 'employer') return { kind, _id: id, label: (await approvalOf(db, id))?.name ?? 'Erased' }
  if (kind === 'application') return { kind, _id: id, label: (await findForSeeker(db, senderId, id))?.jobTitle ?? 'An application' }
  const [job] = await findJobs(db, [id])
  return { kind, _id: id, label: job === undefined ? 'Erased' : `${job.title} (${job.reference})` }
}

export interface ReportDecision {
  readonly status: FeedbackStatus
  /** What its sender reads; owed where it is settled. */
  readonly outcome: string | null
  readonly action: 'remove_job' | 'restore_job' | null
  /** What the job's employer reads of its removal. */
  readonly reason: string | null
}

/** What is missing from a decision, or does not go together. */
function faultOf({ kind }: FeedbackRow, { status, outcome, action, reason }: ReportDecision): Refusal | null {
  if (isSettled(status) && outcome === null) return refuseField('outcome', 'Write what became of it. Whoever sent it reads this')
  if (action !== null && subjectOf(kind) !== 'job') return refuseField('action', 'This isn’t about a job')
  if (action === 'remove_job' && status !== 'resolved') return refuseField('status', 'A report whose job is removed is resolved')
  if (action === 'restore_job' && status !== 'dismissed') return refuseField('status', 'A report whose job is brought back is dismissed')
  return action === 'remove_job' && reason === null ? refuseField('reason', 'Write why it is taken down. Its employer reads this') : null
}

/**
 * Takes a report on or settles it, and acts on the job that it is about: its sender is told, its employer and applicants are. One that is
 * settled is moved only to bring its job back. Refuses NOT_FOUND, INVALID_TRANSITION, PLAN_LIMIT, and the field that is at fault.
 */
export async function decideReport(unit: StaffUnit, id: string, sender: Sent, decision: ReportDecision): Promise<FeedbackRow | Refusal> {
  const row = await feedbackById(unit.tx, id)
  if (row === null) return refuse('NOT_FOUND', { message: 'There’s no such report.' })
  const fault = faultOf(row, decision)
  if (fault !== null) return fault
  const { status, outcome, action } = decision
  const to = { personId: sender._id, email: sender.email }
  const moved = await moveReport(unit, row, to, { status, outcome, again: action === 'restore_job' && isSettled(row.status) })
  if (isRefusal(moved)) return moved
  const job = action === null ? null : await moveRemoved(unit, action, row.subjectId ?? '', decision.reason)
  if (isRefusal(job)) return job
  await record(unit, [{ action: 'report_status', subject: { kind: 'report', id }, reason: outcome, note: status }])
  return moved
}
