import { asc, eq } from 'drizzle-orm'
import { statusById } from '#server/capabilities/ground/approval/public'
import { employerCards } from '#server/capabilities/parties/companies/public'
import { type JobRow, jobs } from '#server/capabilities/work/jobs/tables'
import { type Mover, moveJob, notAllowed } from '#server/capabilities/work/jobs/lifecycle/moves'
import { lockJob } from '#server/capabilities/work/jobs/store'
import { reviewWords } from '#server/capabilities/work/jobs/rules/risk'
import { tellCompany } from '#server/capabilities/work/jobs/lifecycle/letter'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import { subject } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'
import { takeTurn } from '#server/platform/database/locks'

const staff: Mover = { by: 'staff', member: null }
const noSuchJob = refuse('NOT_FOUND', { message: 'There’s no job with this id.' })

/** Lets a job that waits go live and tells its employer. Refuses NOT_FOUND and INVALID_TRANSITION. */
export async function approveJob(unit: Unit, id: string): Promise<JobRow | Refusal> {
  const row = await lockJob(unit.tx, null, id)
  if (row === null) return noSuchJob
  if (row.status !== 'pending_review') return notAllowed(row, 'staff', `That step isn’t possible now: the job is ${row.status}.`)
  await takeTurn(unit.tx, 'publish', row.employerId)
  if ((await statusById(unit.tx, row.employerId)) !== 'Approved')
    return notAllowed(row, 'staff', 'The company isn’t approved now. Decide that first.')
  const live = await moveJob(unit, row, 'live', staff, { set: { publishedAt: row.publishedAt ?? unit.now, lastConfirmedAt: unit.now } })
  if (isRefusal(live)) return live
  await tellCompany(unit, row, {
    kind: 'job_approved',
    title: `${row.title} is live`,
    body: `We’ve checked it and people can now find it. (${row.reference})`,
    mail: (company) => ({
      subject: subject`${row.title} at ${company} is live`,
      preheader: 'People can find it now. We’ll email you when they apply.',
      heading: `${row.title} is live`,
      paragraphs: [`We’ve checked ${row.title} at ${company} and people can now find it. (${row.reference})`],
      button: 'View job',
    }),
  })
  return live
}

/** Makes a draft of it again, with the reason that its employer reads. Refuses NOT_FOUND and INVALID_TRANSITION. */
export async function sendBackJob(unit: Unit, id: string, reason: string): Promise<JobRow | Refusal> {
  const row = await lockJob(unit.tx, null, id)
  if (row === null) return noSuchJob
  if (row.status !== 'pending_review') return notAllowed(row, 'staff', `That step isn’t possible now: the job is ${row.status}.`)
  const draft = await moveJob(unit, row, 'draft', staff, { set: { statusReason: reason }, reason })
  if (isRefusal(draft)) return draft
  await tellCompany(unit, row, {
    kind: 'job_sent_back',
    title: `Fix needed: ${row.title}`,
    body: `It can’t go live yet. ${reason} Edit it and publish again. (${row.reference})`,
    mail: (company) => ({
      subject: subject`Fix needed: ${row.title} at ${company}`,
      preheader: 'It can’t go live yet. Edit it and publish again.',
      heading: `Fix needed: ${row.title}`,
      paragraphs: [`${row.title} at ${company} can’t go live yet. (${row.reference})`, reason, 'Edit it and publish again.'],
      button: 'Edit job',
    }),
  })
  return draft
}

export interface JobToReview {
  readonly id: string
  readonly reference: string
  readonly title: string
  readonly employerName: string
  readonly createdAt: Date
  /** Why it waits, in words. */
  readonly reasons: readonly string[]
}
/** The jobs that wait for a person on the staff. */
export async function jobsToReview(db: Db): Promise<JobToReview[]> {
  const rows = await db.select().from(jobs).where(eq(jobs.status, 'pending_review')).orderBy(asc(jobs.createdAt), asc(jobs.id))
  const employers = await employerCards(
    db,
    rows.map(({ employerId }) => employerId),
  )
  return rows.map(({ id, reference, title, createdAt, employerId, reviewReasons }) => ({
    id,
    reference,
    title,
    createdAt,
    employerName: employers.get(employerId)?.name ?? '',
    reasons: reviewReasons.map((reason) => reviewWords[reason]),
  }))
}
