import { type SQL, and, asc, count, desc, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm'
import type { ApplicationStatus, ApplicationTurn } from '@evenshift/contract/states/application/application'
import {
  type ApplicationRow,
  applicationHistory,
  applicationMessages as messages,
  applications as a,
} from '#server/capabilities/work/hiring/tables'
import { meetings } from '#server/capabilities/work/hiring/meetings/tables'
import type { Db } from '#server/platform/database/port'

/** An application with the version that its seeker reads. */
export interface SeekersRow extends ApplicationRow {
  readonly seenVersion: number
}

/** The moves that a seeker knows of: a rejection that waits or was taken back is none, nor is a change of the job or of a meeting. */
const movesSeen = sql`(select count(*) from ${applicationHistory}
  where ${applicationHistory.applicationId} = ${a.id} and ${applicationHistory.change} is null and ${applicationHistory.meeting} is null
    and ${applicationHistory.times} is null)`
/** Read together with the row, so that nobody agrees to terms that they have not seen. */
const seekersColumns = { ...getTableColumns(a), seenVersion: sql<number>`${movesSeen}::int` }

/** A seeker's own application; null for everybody else's. */
export async function findForSeeker(db: Db, seekerId: string, id: string): Promise<SeekersRow | null> {
  const [row] = await db
    .select(seekersColumns)
    .from(a)
    .where(and(eq(a.id, id), eq(a.seekerId, seekerId)))
  return row ?? null
}

/** A seeker's applications for one job, the first one first. */
export const findForJob = (db: Db, seekerId: string, jobIds: readonly string[]): Promise<SeekersRow[]> =>
  db
    .select(seekersColumns)
    .from(a)
    .where(and(eq(a.seekerId, seekerId), inArray(a.jobId, [...jobIds])))
    .orderBy(asc(a.attempt))

/** The jobs for which a seeker's application is at one of these statuses. */
export const jobsAt = async (db: Db, seekerId: string, statuses: readonly ApplicationStatus[]): Promise<string[]> =>
  (
    await db
      .select({ jobId: a.jobId })
      .from(a)
      .where(and(eq(a.seekerId, seekerId), inArray(a.status, [...statuses])))
  ).map(({ jobId }) => jobId)

/** How a seeker's applications for these jobs stand, the first one first: a list of jobs reads no more of them. */
export const findStatuses = (db: Db, seekerId: string, jobIds: readonly string[]) =>
  db
    .select({ id: a.id, jobId: a.jobId, attempt: a.attempt, status: a.status, fit: a.fit, change: a.change })
    .from(a)
    .where(and(eq(a.seekerId, seekerId), inArray(a.jobId, [...jobIds])))
    .orderBy(asc(a.attempt))

export interface ListQuery {
  readonly status: readonly ApplicationStatus[]
  readonly sector?: readonly string[] | undefined
  readonly employer?: readonly string[] | undefined
  /** Calendar dates of the United Kingdom, both included. */
  readonly appliedFrom?: string | undefined
  readonly appliedTo?: string | undefined
  readonly turn?: ApplicationTurn | undefined
  /** The applications whose seeker is asked whether a changed job still fits. */
  readonly asked?: readonly string[]
  readonly page: number
  readonly limit: number
}

/** By when the seeker has to act: on their offer, their interview, or the times of a meeting that waits for their pick; null while it isn't their turn. */
const ownDeadline = sql`least(
  case ${a.status} when 'offered' then ${a.offerExpiresAt} when 'interview_invited' then ${a.interviewDeadline} end,
  (select ${meetings.until} from ${meetings} where ${meetings.applicationId} = ${a.id} and ${meetings.turn} = 'seeker'))`

/** When the meeting is that was agreed and isn't over; an application has one at most. */
const meetingAhead = (now: Date) => sql`(select ${meetings.at} from ${meetings}
  where ${meetings.applicationId} = ${a.id} and ${meetings.status} = 'agreed' and ${meetings.until} > ${now.toISOString()}::timestamptz)`

const isOf = (turn: ApplicationTurn, asked: readonly string[], now: Date): SQL | undefined =>
  turn === 'late' ? lt(a.replyBy, now) : or(sql`${ownDeadline} is not null`, inArray(a.id, [...asked]))

function among(seekerId: string, query: ListQuery, now: Date): SQL | undefined {
  const day = sql`(${a.appliedAt} at time zone 'Europe/London')::date`
  return and(
    eq(a.seekerId, seekerId),
    inArray(a.status, [...query.status]),
    query.sector && inArray(a.sectorId, [...query.sector]),
    query.employer && inArray(a.employerId, [...query.employer]),
    query.appliedFrom === undefined ? undefined : sql`${day} >= ${query.appliedFrom}::date`,
    query.appliedTo === undefined ? undefined : sql`${day} <= ${query.appliedTo}::date`,
    query.turn && isOf(query.turn, query.asked ?? [], now),
  )
}

/** Of those that wait for the employer: a late reply comes first, then a message that their seeker hasn’t read. */
const turnOrder = (now: Date) => sql`case
  when ${a.replyBy} < ${now.toISOString()}::timestamptz then 0
  when ${a.replyBy} is not null and exists (select from ${messages}
    where ${messages.applicationId} = ${a.id} and ${messages.from} = 'employer' and ${messages.readAt} is null) then 1
  else 2 end`

/** Their turn comes first, what runs out soonest before the rest and a changed job after it; then the soonest meeting, late replies, new messages and the soonest reply; else what moved last. */
export async function listForSeeker(db: Db, seekerId: string, query: ListQuery, now: Date) {
  const which = among(seekerId, query, now)
  const askedFirst = sql`case when ${inArray(a.id, [...(query.asked ?? [])])} then 0 else 1 end`
  const rows = await db
    .select(seekersColumns)
    .from(a)
    .where(which)
    .orderBy(
      sql`${ownDeadline} asc nulls last`,
      askedFirst,
      sql`${meetingAhead(now)} asc nulls last`,
      turnOrder(now),
      sql`${a.replyBy} asc nulls last`,
      desc(a.changedAt),
      desc(a.id),
    )
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  return { rows, total: await db.$count(a, which) }
}

/** How many applications of these statuses have which status, sector and employer. */
export const countChoices = (db: Db, seekerId: string, statuses: readonly ApplicationStatus[]) =>
  db
    .select({ status: a.status, sectorId: a.sectorId, employerId: a.employerId, count: count() })
    .from(a)
    .where(and(eq(a.seekerId, seekerId), inArray(a.status, [...statuses])))
    .groupBy(a.status, a.sectorId, a.employerId)

/** How many applications of a list are their seeker's turn, and how many replies are late. */
export async function countTurns(
  db: Db,
  seekerId: string,
  { status, asked = [] }: Pick<ListQuery, 'status' | 'asked'>,
  now: Date,
): Promise<Record<ApplicationTurn, number>> {
  const figure = (turn: ApplicationTurn) => sql<number>`count(*) filter (where ${isOf(turn, asked, now)})`.mapWith(Number)
  const [counted] = await db
    .select({ yours: figure('yours'), late: figure('late') })
    .from(a)
    .where(and(eq(a.seekerId, seekerId), inArray(a.status, [...status])))
  return counted ?? { yours: 0, late: 0 }
}
