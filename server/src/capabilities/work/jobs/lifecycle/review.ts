import { and, asc, count, eq, inArray, max } from 'drizzle-orm'
import { statusById } from '#server/capabilities/ground/approval/public'
import { employerCards, planOf } from '#server/capabilities/parties/companies/public'
import { type JobRow, jobHistory, jobs } from '#server/capabilities/work/jobs/tables'
import type { UnitWithHiring } from '#server/capabilities/work/jobs/lifecycle/hiring'
import { type Mover, makeLive, moveJob, notAllowed } from '#server/capabilities/work/jobs/lifecycle/moves'
import { pauseBeyondRoom } from '#server/capabilities/work/jobs/lifecycle/pause'
import { lockJob } from '#server/capabilities/work/jobs/store'
import { reviewWords } from '#server/capabilities/work/jobs/rules/risk'
import { tellCompany } from '#server/capabilities/work/jobs/lifecycle/letter'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import { preheader, subject } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'
import { takeTurn } from '#server/platform/database/locks'

export const staff: Mover = { by: 'staff', member: null }
export const noSuchJob = refuse('NOT_FOUND', { message: 'There’s no job with this id.' })

/** Tells that a job was let through, and what to do where the plan has no room for it any more. */
async function tellApproved(unit: Unit, { status, ...row }: JobRow, room: number): Promise<void> {
  const { title, reference } = row
  const has = `Your plan has room for ${room === 1 ? '1 live job and it’s' : `${room} live jobs and they’re all`} in use`
  const isLive = status === 'live'
  await tellCompany(unit, row, {
    kind: 'job_approved',
    title: isLive ? `${title} is live` : `${title} is paused`,
    body: isLive
      ? `We’ve checked it and people can now find it. (${reference})`
      : `It’s checked, but your plan is full. Pause another job, then resume this one. (${reference})`,
    mail: (company) => ({
      subject: isLive ? subject`${title} at ${company} is live` : subject`${title} at ${company} is paused`,
      preheader: isLive ? 'People can find it now. We’ll email you when they apply.' : preheader`${has}.`,
      heading: isLive ? `${title} is live` : `${title} is paused`,
      paragraphs: isLive
        ? [`We’ve checked ${title} at ${company} and people can now find it. (${reference})`]
        : [
            `We’ve checked ${title} at ${company} and nothing needs fixing. (${reference})`,
            `${has}, so no one can find this one yet. Close or pause another, or upgrade. Then resume it.`,
          ],
      button: 'View job',
    }),
  })
}

/** Lets a job that waits go live, or pause where the plan has no room for it any more, and tells its employer. Refuses NOT_FOUND and INVALID_TRANSITION. */
export async function approveJob(unit: UnitWithHiring, id: string): Promise<JobRow | Refusal> {
  const row = await lockJob(unit.tx, null, id)
  if (row === null) return noSuchJob
  if (row.status !== 'pending_review') return notAllowed(row, 'staff', `That step isn’t possible now: the job is ${row.status}.`)
  await takeTurn(unit.tx, 'publish', row.employerId)
  if ((await statusById(unit.tx, row.employerId)) !== 'Approved')
    return notAllowed(row, 'staff', 'The company isn’t approved now. Decide that first.')
  const live = await makeLive(unit, row, staff, { set: { publishedAt: row.publishedAt ?? unit.now, lastConfirmedAt: unit.now } })
  if (isRefusal(live)) return live
  const { limits } = await planOf(unit.tx, row.employerId, unit.now)
  const approved = await pauseBeyondRoom(unit, live, limits.liveJobs)
  await tellApproved(unit, approved, limits.liveJobs)
  return approved
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
  readonly employerId: string
  readonly employerName: string
  readonly city: string | null
  readonly createdAt: Date
  /** When it was last sent to be checked. */
  readonly sentAt: Date
  /** How often it was sent. */
  readonly sent: number
  /** Why it waits, in words. */
  readonly reasons: readonly string[]
}
async function forReview(db: Db, rows: readonly JobRow[]): Promise<JobToReview[]> {
  const employers = await employerCards(
    db,
    rows.map(({ employerId }) => employerId),
  )
  const ids = rows.map(({ id }) => id)
  const { jobId, at, to } = jobHistory
  const sent = await db
    .select({ jobId, at: max(at), times: count() })
    .from(jobHistory)
    .where(and(inArray(jobId, ids), eq(to, 'pending_review')))
    .groupBy(jobId)
  const sends = new Map(sent.map((row) => [row.jobId, row]))
  return rows.map(({ id, reference, title, createdAt, employerId, reviewReasons, terms }) => ({
    id,
    reference,
    title,
    createdAt,
    employerId,
    city: terms.location,
    sentAt: sends.get(id)?.at ?? createdAt,
    sent: sends.get(id)?.times ?? 1,
    employerName: employers.get(employerId)?.name ?? '',
    reasons: reviewReasons.map((reason) => reviewWords[reason]),
  }))
}

/** The jobs that wait for a person on the staff. */
export const jobsToReview = async (db: Db): Promise<JobToReview[]> =>
  forReview(db, await db.select().from(jobs).where(eq(jobs.status, 'pending_review')).orderBy(asc(jobs.createdAt), asc(jobs.id)))

/** A job with why a person read or reads it, whether or not it waits; null where there is none. */
export async function jobForReview(db: Db, id: string): Promise<JobToReview | null> {
  const [job] = await forReview(db, await db.select().from(jobs).where(eq(jobs.id, id)))
  return job ?? null
}
