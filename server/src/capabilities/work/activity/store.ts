import { type SQL, and, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type EventName, type Grain, type Piece, type Span, eventNames } from '#server/capabilities/work/activity/rules.spans'
import { activityChanges as changes, activityCounts as counts, tallies } from '#server/capabilities/work/activity/tables'
import type { Db } from '#server/platform/database/port'

export type Events = Readonly<Record<EventName, number>>

/** The columns of the events, and what is in them. */
export const eventColumns = sql.raw(eventNames.join(', '))
const sumOf = (name: EventName): SQL => sql`coalesce(sum(change.amount) filter (where change.name = ${name}), 0)::int as ${sql.raw(name)}`
const sums = sql.join(eventNames.map(sumOf), sql`, `)

/** Changes as rows of the counts that they belong to, a row a count. */
export const spreadOf = (changed: SQL): SQL => sql`select change.employer_id, grain, starts_on, subject_id, ${sums}
  from ${changed} change cross join lateral (values
    ('day', change.day, change.employer_id),
    ('job_day', change.day, change.job_id),
    ('job_month', date_trunc('month', change.day)::date, change.job_id),
    ('job_ever', date '1970-01-01', change.job_id),
    ('ever', date '1970-01-01', change.employer_id)) as place (grain, starts_on, subject_id)
  where ${inArray(sql`change.name`, [...eventNames])} group by 1, 2, 3, 4`

/** The counts of companies with what this moment adds to them, in one look. */
function countsNow(employerIds: readonly string[], which: SQL | undefined): SQL {
  const fresh = sql`(select * from ${changes} where ${inArray(changes.employerId, [...employerIds])})`
  return sql`(select employer_id, grain, starts_on, subject_id, ${eventColumns} from ${counts} where ${and(inArray(counts.employerId, [...employerIds]), which)}
    union all select * from (${spreadOf(fresh)}) as ${counts} where ${which}) as counted`
}
const total = (name: EventName): SQL<number> => sql<number>`sum(${sql.raw(name)})::int`
const totals = Object.fromEntries(eventNames.map((name) => [name, total(name)])) as Record<EventName, SQL<number>>
const within = ({ grain, from, to }: Span & { readonly grain: Grain }): SQL | undefined =>
  and(eq(counts.grain, grain), sql`${counts.startsOn} between ${from} and ${to}`)

/** What happened around a company on each day of a span; days on which nothing did are left out. */
export async function countDays(db: Db, employerId: string, span: Span): Promise<Map<string, Events>> {
  const rows = await db
    .select({ day: sql<string>`starts_on::text`, ...totals })
    .from(countsNow([employerId], within({ ...span, grain: 'day' })))
    .groupBy(sql`1`)
  return new Map(rows.map(({ day, ...events }) => [day, events]))
}

export interface JobEvents extends Events {
  readonly jobId: string
}
/** The jobs of a company around which most happened in a span: most applications first, then most views. */
export const countJobEvents = (db: Db, employerId: string, pieces: readonly Piece[], most: number): Promise<JobEvents[]> =>
  db
    .select({ jobId: sql<string>`subject_id`, ...totals })
    .from(countsNow([employerId], or(...pieces.map(within))))
    .groupBy(sql`1`)
    .orderBy(sql`sum(applications) desc, sum(views) desc, 1`)
    .limit(most)

/** Counts of every event of these companies. */
export async function countEver(db: Db, employerIds: readonly string[]): Promise<Map<string, Events>> {
  if (employerIds.length === 0) return new Map()
  const rows = await db
    .select({ id: sql<string>`employer_id`, ...totals })
    .from(countsNow(employerIds, eq(counts.grain, 'ever')))
    .groupBy(sql`1`)
  return new Map(rows.map(({ id, ...events }) => [id, events]))
}

/** Counts of every event of these jobs of a company. */
export async function countEverOfJobs(db: Db, employerId: string, jobIds: readonly string[]): Promise<Map<string, Events>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .select({ id: sql<string>`subject_id`, ...totals })
    .from(countsNow([employerId], and(eq(counts.grain, 'job_ever'), inArray(counts.subjectId, [...jobIds]))))
    .groupBy(sql`1`)
  return new Map(rows.map(({ id, ...events }) => [id, events]))
}

/** Jobs by their ids, or those of a company, all or such as a query of ids selects. */
export type Jobs = { readonly jobIds: readonly string[] } | { readonly employerId: string; readonly among?: SQL | undefined }
/** Whether a row of one of these columns belongs to such a job. */
export const isOfJobs = (of: Jobs, { jobId, employerId }: { readonly jobId: PgColumn; readonly employerId: PgColumn }): SQL | undefined =>
  'jobIds' in of ? inArray(jobId, [...of.jobIds]) : and(eq(employerId, of.employerId), of.among && inArray(jobId, of.among))
/**
 * Parts of another query: rows of job_id, name and amount that tell how many applications stand where, as they were last written: those
 * that are folded, one of each name a job, and what this moment adds to them. An application that its seeker withdrew is not counted,
 * unless it went with their account.
 */
export const foldedTallies = (of: Jobs): SQL => sql`select job_id, name, count as amount from ${tallies} where ${isOfJobs(of, tallies)}`
/** The changes of this moment to them. */
export const freshTallies = (of: Jobs): SQL =>
  sql`select job_id, name, amount from ${changes} where ${and(isOfJobs(of, changes), notInArray(changes.name, [...eventNames]))}`

/** Every company that has counts, found by one step over the index each: days and jobs have many rows a company. */
const companies = sql`(with recursive company as (
    (select employer_id from ${counts} order by 1 limit 1)
    union all select (select employer_id from ${counts} where employer_id > company.employer_id order by 1 limit 1)
      from company where company.employer_id is not null)
  select employer_id from company)`

/** How many applications were answered ever, and how many closed for want of an answer; without those of the last minute, which aren't folded in yet. */
export async function countAnswersOfAll(db: Db): Promise<Pick<Events, 'answers' | 'silences'>> {
  const whole = (name: EventName): SQL<number> => sql<number>`coalesce(sum(${sql.raw(name)}), 0)::int`
  const [row] = await db
    .select({ answers: whole('answers'), silences: whole('silences') })
    .from(sql`${companies} as company join ${counts} using (employer_id)`)
    .where(eq(counts.grain, 'ever'))
  return row ?? { answers: 0, silences: 0 }
}
