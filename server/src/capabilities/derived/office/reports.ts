import type { Report } from '@evenshift/contract/model/staff/report'
import type { FeedbackStatus } from '@evenshift/contract/states/feedback'
import type { ReportAction } from '@evenshift/contract/states/staff'
import { type FeedbackRow, feedbackById, isBetween, isSettled, moveReport, subjectOf } from '#server/capabilities/derived/feedback/public'
import { decidePerson, moveRemoved } from '#server/capabilities/derived/office/decisions'
import { personOf } from '#server/capabilities/derived/office/people'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import { type StaffUnit, decisionsAbout, record } from '#server/capabilities/ground/audit/public'
import { worksAlone } from '#server/capabilities/ground/staff/public'
import { partiesTo } from '#server/capabilities/work/hiring/public'
import { findJobs } from '#server/capabilities/work/jobs/public'
import type { Parts } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

/** With the address that they are told at; no screen shows it. */
export interface Sent extends Sender {
  readonly email: string
}
type Sender = Report['sender']
type Subject = Report['subject']

/** Who sent it; whoever has no profile or company yet has no name. Never within a transaction. */
export async function senderOf({ db, identity }: Pick<Parts, 'db' | 'identity'>, { pool, senderId }: FeedbackRow): Promise<Sent> {
  const person = await personOf(db, senderId)
  const { email } = await identity.pool(pool).ownEmail(senderId)
  return { _id: senderId, pool, name: person?.name ?? 'No profile yet', email }
}

/** What it is about, as it is called now. */
export async function reportSubject(db: Db, { kind: sentAs, subjectId: id }: FeedbackRow): Promise<Subject> {
  const kind = subjectOf(sentAs)
  if (id === null || kind === null) return null
  if (kind === 'employer') return { kind, _id: id, label: (await approvalOf(db, id))?.name ?? 'An erased company' }
  if (kind === 'application') return { kind, _id: id, label: (await partiesTo(db, id))?.jobTitle ?? 'An application' }
  const [job] = await findJobs(db, [id])
  return { kind, _id: id, label: job === undefined ? 'An erased job' : `${job.title} (${job.reference})` }
}

/** The company, or the other side of the application, that a report is about; null where it is about neither, or that is gone. */
export async function reportedBy(db: Db, { kind, pool, subjectId }: FeedbackRow): Promise<string | null> {
  if (subjectOf(kind) === 'employer') return subjectId
  const parties = isBetween(kind) && subjectId !== null ? await partiesTo(db, subjectId) : null
  return parties && (pool === 'jobseeker' ? parties.employerId : parties.seekerId)
}

export interface ReportDecision {
  readonly status: FeedbackStatus
  /** What its sender reads; owed where it is settled. */
  readonly outcome: string | null
  readonly action: ReportAction | null
  /** What the job's employer, or whoever is suspended, reads. */
  readonly reason: string | null
}

const aboutJob: readonly ReportAction[] = ['remove_job', 'restore_job', 'remove_and_suspend']
const needsReason: readonly ReportAction[] = ['remove_job', 'remove_and_suspend', 'suspend']
/** Whether an action belongs to what a report of this kind is about. */
function isFitting(action: ReportAction, { kind }: FeedbackRow): boolean {
  if (aboutJob.includes(action)) return subjectOf(kind) === 'job'
  return action === 'suspend' ? subjectOf(kind) === 'employer' || isBetween(kind) : kind === 'appeal'
}

/** What is missing from a decision, or does not go together. */
function faultOf(row: FeedbackRow, { status, outcome, action, reason }: ReportDecision): Refusal | null {
  if (isSettled(status) && outcome === null) return refuseField('outcome', 'Write what became of it. Whoever sent it reads this')
  if (action === null) return null
  if (!isFitting(action, row))
    return refuseField('action', aboutJob.includes(action) ? 'This isn’t about a job' : 'This isn’t something that can be done here')
  if (action === 'restore_job' && status !== 'dismissed') return refuseField('status', 'A report whose job is brought back is dismissed')
  if (action === 'remove_job' && status !== 'resolved') return refuseField('status', 'A report whose job is removed is resolved')
  if (action !== 'restore_job' && status !== 'resolved') return refuseField('status', 'What is acted on is resolved')
  return needsReason.includes(action) && reason === null ? refuseField('reason', 'Write why. Whoever it’s about reads this') : null
}

/** Does to what the report is about what was decided. */
async function act(unit: StaffUnit, row: FeedbackRow, action: ReportAction, reason: string | null): Promise<Refusal | null> {
  const id = row.subjectId ?? ''
  switch (action) {
    case 'remove_job':
    case 'restore_job':
    case 'remove_and_suspend': {
      const [known] = await findJobs(unit.tx, [id])
      // Its company can be suspended though the job is down already.
      const isDown = action === 'remove_and_suspend' && known?.status === 'removed'
      const job = isDown ? known : await moveRemoved(unit, action === 'restore_job' ? action : 'remove_job', id, reason)
      if (isRefusal(job)) return job
      return action === 'remove_and_suspend' ? refusalOf(await decidePerson(unit, 'suspend', job.employerId, { reason })) : null
    }
    case 'suspend':
      return refusalOf(await decidePerson(unit, 'suspend', (await reportedBy(unit.tx, row)) ?? '', { reason }))
    case 'restore': {
      const person = await personOf(unit.tx, row.senderId)
      if (person === null) return refuse('NOT_FOUND', { message: 'Whoever appealed is gone.' })
      return refusalOf(await decidePerson(unit, 'restore', person.company?._id ?? person._id, { reason }))
    }
  }
}
const refusalOf = (done: object): Refusal | null => (isRefusal(done) ? done : null)

/** Whether this colleague turned away or suspended whoever appeals, and has a colleague to look again instead. */
async function judgesOwnDecision({ tx, by }: StaffUnit, { kind, senderId }: FeedbackRow): Promise<boolean> {
  const person = kind === 'appeal' ? await personOf(tx, senderId) : null
  if (person === null) return false
  const about = await decisionsAbout(tx, person.company?._id ?? person._id)
  const decision = about.findLast(({ action }) => action === 'reject' || action === 'suspend')
  return decision?.by === by && !(await worksAlone(tx))
}

/** A report with whoever sent it. */
export interface SentReport {
  readonly row: FeedbackRow
  readonly sender: Sent
}
/**
 * Takes a report on or settles it, with those that say the same where they are given, and acts on what it is about: its senders are told, its
 * employer and applicants are. One that is settled is moved only to bring its job back. Refuses NOT_FOUND, INVALID_TRANSITION, PLAN_LIMIT, and
 * the field that is at fault.
 */
export async function decideReport(
  unit: StaffUnit,
  { row: seen, sender }: SentReport,
  others: readonly SentReport[],
  decision: ReportDecision,
): Promise<FeedbackRow | Refusal> {
  const row = await feedbackById(unit.tx, seen.id)
  if (row === null) return refuse('NOT_FOUND', { message: 'There’s no such report.' })
  const fault = faultOf(row, decision)
  if (fault !== null) return fault
  const { status, outcome, action } = decision
  if (isSettled(status) && (await judgesOwnDecision(unit, row)))
    return refuse('INVALID_TRANSITION', {
      message: 'You took the decision they appeal against. A colleague has to look.',
      details: { status: row.status, allowed: [] },
    })
  const again = action === 'restore_job' && isSettled(row.status)
  const moved = await moveReport(unit, row, { personId: sender._id, email: sender.email }, { status, outcome, again })
  if (isRefusal(moved)) return moved
  const settled = [row.id]
  for (const other of others) {
    const to = { personId: other.sender._id, email: other.sender.email }
    // One that a colleague settled meanwhile stays as they left it.
    if (!isRefusal(await moveReport(unit, other.row, to, { status, outcome, again: false }))) settled.push(other.row.id)
  }
  const refused = action === null ? null : await act(unit, row, action, decision.reason)
  if (refused !== null) return refused
  await record(
    unit,
    settled.map((id) => ({ action: 'report_status', subject: { kind: 'report', id }, reason: outcome, note: status })),
  )
  return moved
}
