import { randomInt } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { teamsOf } from '#server/capabilities/parties/companies/public'
import type { JobTerms } from '#server/capabilities/work/jobs/rules/terms'
import { type JobRow, jobHistory, jobViews, jobs } from '#server/capabilities/work/jobs/tables'
import type { Db } from '#server/platform/database/port'
import { publish } from '#server/platform/live/port'

/** Without 0, 1, I, L and O, which are misread. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const newReference = (): string => `EV-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
const REFERENCE_TRIES = 5

/** Writes a new job under a reference that nobody has. */
export async function insertJob(tx: Db, job: Omit<JobRow, 'reference'>): Promise<JobRow> {
  for (let tries = 0; tries < REFERENCE_TRIES; tries++) {
    const [row] = await tx
      .insert(jobs)
      .values({ ...job, reference: newReference() })
      .onConflictDoNothing({ target: jobs.reference })
      .returning()
    if (row !== undefined) return row
  }
  throw new Error('no free job reference was found')
}

/** The id of the job that people call by this reference; null where none is. */
export async function idOfReference(db: Db, reference: string): Promise<string | null> {
  const [row] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.reference, reference))
  return row?.id ?? null
}

/** A job of this employer; null for anybody else's. */
export async function findJob(db: Db, employerId: string, id: string): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.employerId, employerId)))
  return row ?? null
}
/** The same, held until the transaction ends: whoever moves a job waits for whoever moves it already. Staff and clock name no employer. */
export async function lockJob(tx: Db, employerId: string | null, id: string): Promise<JobRow | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), employerId === null ? undefined : eq(jobs.employerId, employerId)))
    .for('update')
  return row ?? null
}
export const findJobs = async (db: Db, ids: readonly string[]): Promise<JobRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(jobs)
        .where(inArray(jobs.id, [...ids]))

/** The terms that no list shows; the description is most of a row. */
const longTerms = ['description', 'responsibilities'] as const
/** A job without its long terms. */
export type JobCardRow = Pick<
  JobRow,
  | 'id'
  | 'employerId'
  | 'title'
  | 'status'
  | 'closeReason'
  | 'sectorId'
  | 'closingDate'
  | 'vacancies'
  | 'filled'
  | 'publishedAt'
  | 'lastConfirmedAt'
> & { readonly terms: Omit<JobTerms, (typeof longTerms)[number]> }
export async function findJobCards(db: Db, ids: readonly string[]): Promise<JobCardRow[]> {
  if (ids.length === 0) return []
  const { id, employerId, title, status, closeReason, sectorId, closingDate, vacancies, filled, publishedAt, lastConfirmedAt } = jobs
  const terms = sql`${jobs.terms} - ${sql.raw(`'{${longTerms.join(',')}}'::text[]`)}`.mapWith(jobs.terms)
  const columns = { id, employerId, title, status, closeReason, sectorId, closingDate, vacancies, filled, publishedAt, lastConfirmedAt }
  return db
    .select({ ...columns, terms })
    .from(jobs)
    .where(inArray(id, [...ids]))
}

/** Changes a job that is still of this version; null when it no longer is, or the condition does not hold. */
export async function updateJob(tx: Db, { id, version }: JobRow, set: Partial<JobRow>, condition = sql`true`): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({ ...set, version: version + 1 })
    .where(and(eq(jobs.id, id), eq(jobs.version, version), condition))
    .returning()
  return row ?? null
}
export async function deleteJob(tx: Db, { id, version }: JobRow): Promise<boolean> {
  const gone = await tx
    .delete(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.version, version), eq(jobs.status, 'draft')))
    .returning({ id: jobs.id })
  return gone.length > 0
}

export type HistoryEntry = Omit<typeof jobHistory.$inferSelect, 'id' | 'lines'> & Pick<typeof jobHistory.$inferInsert, 'lines'>
export async function recordMoves(tx: Db, entries: readonly HistoryEntry[]): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(jobHistory).values(entries.map((entry) => ({ id: uuidv7(), ...entry })))
  await publishMoved(tx, [...new Set(entries.map(({ jobId }) => jobId))])
}
/** Tells everybody in the companies how these jobs stand. */
async function publishMoved(tx: Db, ids: readonly string[]): Promise<void> {
  const { id: _id, status, employerId } = jobs
  const moved = await tx
    .select({ data: { _id, status }, employerId })
    .from(jobs)
    .where(inArray(_id, [...ids]))
  const teams = await teamsOf(tx, [...new Set(moved.map((row) => row.employerId))])
  await publish(
    tx,
    moved.flatMap(({ data, ...row }) =>
      (teams.get(row.employerId) ?? []).map(({ personId }) => ({ personId, event: 'job' as const, data })),
    ),
  )
}
/** The edits of each job, oldest first; `called` says who had the address that a row keeps, null of who is forgotten. */
export async function editsOf(
  db: Db,
  ids: readonly string[],
  called: (email: string | null) => string,
): Promise<Map<string, EmployerJob['edits']>> {
  const edits = new Map<string, EmployerJob['edits']>(ids.map((id) => [id, []]))
  if (ids.length === 0) return edits
  const rows = await db
    .select()
    .from(jobHistory)
    .where(and(inArray(jobHistory.jobId, [...ids]), sql`${jobHistory.changes} <> '[]'::jsonb`))
    .orderBy(jobHistory.at, jobHistory.id)
  for (const { jobId, at, member, changes, lines } of rows)
    edits.get(jobId)?.push({ at: at.toISOString(), by: called(member), changes, lines })
  return edits
}

/** Counts that a seeker opened the job, once on each day of the United Kingdom's calendar (YYYY-MM-DD). */
export async function countView(db: Db, jobId: string, seekerId: string, day: string): Promise<void> {
  await db.insert(jobViews).values({ jobId, seekerId, day }).onConflictDoNothing()
}
/** Forgets who a seeker was that opened jobs; the views stay counted. */
export async function forgetJobViewer(tx: Db, seekerId: string): Promise<void> {
  await tx
    .update(jobViews)
    .set({ seekerId: sql`gen_random_uuid()` })
    .where(eq(jobViews.seekerId, seekerId))
}
