import { HOUR_MS } from '@evenshift/contract/days'
import { londonHour } from '@evenshift/contract/london'
import type { QueueKind } from '@evenshift/contract/states/staff'
import type { FeedbackKind } from '@evenshift/contract/states/feedback'
import { waitingCharities } from '#server/capabilities/derived/billing/public'
import { type FeedbackRow, openFeedback, reasonLabels, subjectOf } from '#server/capabilities/derived/feedback/public'
import { approvalsById, dueAfter } from '#server/capabilities/ground/approval/public'
import { memberOf } from '#server/capabilities/parties/companies/public'
import { waitingForStaff } from '#server/capabilities/parties/verification/public'
import { findJobs, jobsToReview } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

export interface Waiting {
  readonly kind: QueueKind
  readonly id: string
  readonly title: string
  readonly detail: string | null
  readonly reports: number
  readonly sentAt: Date
  readonly dueAt: Date | null
}

const kindOf: Readonly<Record<FeedbackKind, { readonly kind: QueueKind; readonly title: string }>> = {
  report_job: { kind: 'report', title: 'A job' },
  report_employer: { kind: 'report', title: 'A company' },
  report_message: { kind: 'report', title: 'A message' },
  report_person: { kind: 'report', title: 'An applicant' },
  appeal: { kind: 'appeal', title: 'A seeker' },
  data_complaint: { kind: 'complaint', title: 'Data complaint' },
  bug: { kind: 'feedback', title: 'Bug' },
  idea: { kind: 'feedback', title: 'Idea' },
  praise: { kind: 'feedback', title: 'Praise' },
  interview_experience: { kind: 'feedback', title: 'Interview experience' },
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What it is about: a job and its company, a company, the company that appeals. Of a seeker no name is said. */
async function titleOf(db: Db, { kind, subjectId, pool, senderId }: FeedbackRow): Promise<string> {
  const { title } = kindOf[kind]
  if (kind === 'appeal') return pool === 'employer' ? ((await memberOf(db, senderId))?.companyName ?? title) : title
  if (subjectId === null) return title
  const [job] = subjectOf(kind) === 'job' ? await findJobs(db, [subjectId]) : []
  const companyId = job?.employerId ?? (subjectOf(kind) === 'employer' ? subjectId : null)
  const company = companyId === null ? undefined : (await approvalsById(db, [companyId])).get(companyId)?.name
  return [job?.title, company].filter((part) => part !== undefined).join(', ') || title
}

/** Reports of the same are one case, of which the first says since when it waits. */
async function ofFeedback(db: Db): Promise<Waiting[]> {
  const cases = new Map<string, { readonly first: FeedbackRow; reports: number }>()
  for (const row of await openFeedback(db)) {
    const { id, kind, subjectId } = row
    const isReport = kindOf[kind].kind === 'report'
    const same = isReport ? `${kind} ${subjectId ?? id}` : id
    const known = cases.get(same) ?? { first: row, reports: 0 }
    cases.set(same, { ...known, reports: known.reports + (isReport ? 1 : 0) })
  }
  return Promise.all([...cases.values()].map(({ first, reports }) => ofReports(db, first, reports)))
}
async function ofReports(db: Db, first: FeedbackRow, reports: number): Promise<Waiting> {
  const detail = first.reason === null ? null : reasonLabels[first.reason]
  const title = await titleOf(db, first)
  return { kind: kindOf[first.kind].kind, id: first.id, title, detail, reports, sentAt: first.createdAt, dueAt: first.dueAt }
}

async function ofVerification(db: Db): Promise<Waiting[]> {
  const people = (await waitingForStaff(db)).map(({ id, kind, name, reason, since }): Waiting => {
    const which = kind === 'employer' ? { kind: 'company', title: name } : { kind: 'profile', title: 'A seeker’s profile' }
    return { ...(which as Pick<Waiting, 'kind' | 'title'>), id, detail: reason, reports: 0, sentAt: since, dueAt: dueAfter(since) }
  })
  const jobs = (await jobsToReview(db)).map(({ id, title, employerName, reasons, sentAt }): Waiting => {
    const detail = capital(reasons.join(', ')) || null
    return { kind: 'job', id, title: `${title}, ${employerName}`, detail, reports: 0, sentAt, dueAt: dueAfter(sentAt) }
  })
  return [...people, ...jobs]
}

async function ofPlans(db: Db): Promise<Waiting[]> {
  const asked = await waitingCharities(db)
  const companies = await approvalsById(
    db,
    asked.map(({ employerId }) => employerId),
  )
  return asked.map(({ employerId, kind, number, askedAt }) => {
    const title = companies.get(employerId)?.name ?? 'A company'
    return {
      kind: 'plan',
      id: employerId,
      title,
      detail: `${capital(kind)} ${number}`,
      reports: 0,
      sentAt: askedAt,
      dueAt: dueAfter(askedAt),
    }
  })
}

/** All that waits for a decision, the oldest promise first; what is promised to nobody comes last. */
export async function waitingQueue(db: Db): Promise<Waiting[]> {
  const all = [...(await ofFeedback(db)), ...(await ofVerification(db)), ...(await ofPlans(db))]
  const due = ({ dueAt }: Waiting): number => dueAt?.getTime() ?? Infinity
  return all.toSorted(
    (one, other) => Math.sign(due(one) - due(other)) || one.sentAt.getTime() - other.sentAt.getTime() || one.id.localeCompare(other.id),
  )
}

/** The midnight in London before now. */
export const dayStart = (now: Date): Date => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - londonHour(now) * HOUR_MS)
