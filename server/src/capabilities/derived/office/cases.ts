import type { VerificationSubject } from '@evenshift/contract/states/staff'
import { type JobToReview, jobForReview, jobsToReview } from '#server/capabilities/work/jobs/public'
import { type Approval, approvalOf } from '#server/capabilities/ground/approval/public'
import { waitingForStaff } from '#server/capabilities/parties/verification/public'
import type { Db } from '#server/platform/database/port'

/** Somebody or something that staff decide about. */
export interface Case {
  readonly subject: VerificationSubject
  readonly id: string
  readonly name: string
  /** Which attempt this is, from 1. */
  readonly attempt: number
  readonly sentAt: Date
  readonly of: { readonly approval: Approval } | { readonly job: JobToReview }
}

const ofApproval = (approval: Approval): Case => {
  const { id, kind: subject, name, since: sentAt, sentAgain } = approval
  return { subject, id, name, attempt: sentAgain + 1, sentAt, of: { approval } }
}
const ofJob = (job: JobToReview): Case => ({
  subject: 'job',
  id: job.id,
  name: job.title,
  attempt: job.sent,
  sentAt: job.sentAt,
  of: { job },
})

interface Asked {
  readonly page: number
  readonly limit: number
  readonly subject?: VerificationSubject | undefined
  /** In the name or, of a job, its employer's. */
  readonly search?: string | undefined
}

const isFound = ({ name, of }: Case, words: string): boolean =>
  [name, 'job' in of ? of.job.employerName : of.approval.email].some((text) => text.toLowerCase().includes(words.toLowerCase()))

/** A page of what waits for a person, the oldest promise first, and how much there is. */
export async function waitingCases(db: Db, { page, limit, subject, search }: Asked): Promise<{ cases: Case[]; total: number }> {
  const people = (await waitingForStaff(db)).map(ofApproval)
  const jobs = (await jobsToReview(db)).map(ofJob)
  const all = [...people, ...jobs]
    .filter((one) => (subject === undefined || one.subject === subject) && (search === undefined || isFound(one, search)))
    .toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime() || one.id.localeCompare(other.id))
  return { cases: all.slice((page - 1) * limit, page * limit), total: all.length }
}

/** The same of one seeker, company or job, whether or not it waits; null where there is none. */
export async function caseOf(db: Db, id: string): Promise<Case | null> {
  const approval = await approvalOf(db, id)
  if (approval !== null) return ofApproval(approval)
  const job = await jobForReview(db, id)
  return job === null ? null : ofJob(job)
}
