/** What staff decide, on a screen or from a shell: the decision, what follows from it, who is told, and its row of the audit, in one transaction. */
import type { Plan } from '@evenshift/contract/model/company/subscription'
import { decideCharityPlan, givePackage } from '#server/capabilities/derived/billing/public'
import { type StaffUnit, record } from '#server/capabilities/ground/audit/public'
import { type StaffDecision, type StaffMove, decide } from '#server/capabilities/parties/verification/public'
import { endMeetingsOf, hiring } from '#server/capabilities/work/hiring/public'
import { type JobRow, approveJob, pauseJobsOf, removeJob, restoreJob, sendBackJob } from '#server/capabilities/work/jobs/public'
import { type Refusal, isRefusal } from '#server/http/call/refuse'

/** Why, as the person reads it, and what is for the record alone. */
interface Said {
  readonly reason: string | null
  readonly note?: string | null
}

/** Approves, rejects, suspends or restores a seeker or a company; the live jobs of a company that is suspended pause, and meetings of either are off. */
export async function decidePerson(unit: StaffUnit, action: StaffDecision, id: string, said: Said): Promise<StaffMove | Refusal> {
  const moved = await decide(unit, action, id, said.reason)
  if (isRefusal(moved)) return moved
  if (moved.to === 'Suspended') {
    if (moved.kind === 'employer') await pauseJobsOf(unit, moved.id)
    await endMeetingsOf(unit, moved.kind === 'employer' ? { employerId: moved.id } : { seekerId: moved.id })
  }
  await record(unit, [{ action, subject: { kind: moved.kind, id: moved.id }, ...said }])
  return moved
}

/** Lets a job that waits go live, or makes a draft of it again with the reason that its employer reads. */
export async function decideJob(unit: StaffUnit, action: 'approve' | 'reject', id: string, said: Said): Promise<JobRow | Refusal> {
  const job = await (action === 'approve' ? approveJob({ ...unit, hiring }, id) : sendBackJob(unit, id, said.reason ?? ''))
  if (!isRefusal(job)) await record(unit, [{ action, subject: { kind: 'job', id }, ...said }])
  return job
}

/** Takes a job down, with the reason that its employer reads, or brings it back. */
export async function moveRemoved(
  unit: StaffUnit,
  action: 'remove_job' | 'restore_job',
  id: string,
  reason: string | null,
): Promise<JobRow | Refusal> {
  const withHiring = { ...unit, hiring }
  const job = await (action === 'remove_job' ? removeJob(withHiring, id, reason ?? '') : restoreJob(withHiring, id))
  if (!isRefusal(job)) await record(unit, [{ action, subject: { kind: 'job', id }, reason }])
  return job
}

/** Gives a company a package for nothing. */
export async function grantPackageTo(unit: StaffUnit, id: string, code: string): Promise<Plan | Refusal> {
  const plan = await givePackage(unit, id, code)
  if (!isRefusal(plan)) await record(unit, [{ action: 'grant_package', subject: { kind: 'employer', id }, note: code }])
  return plan
}

/** Decides a request for the free plan of charities and schools. */
export async function decideFreePlan(
  unit: StaffUnit,
  id: string,
  state: 'granted' | 'declined',
  reason: string | null,
): Promise<Refusal | null> {
  const refused = await decideCharityPlan(unit, id, state, reason ?? '')
  const action = state === 'granted' ? 'grant_package' : 'decline_package'
  if (refused === null) await record(unit, [{ action, subject: { kind: 'employer', id }, reason, note: 'charity_school' }])
  return refused
}
