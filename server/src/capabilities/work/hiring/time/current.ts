/** What time alone has done to an application is told the same whether or not the clock has written it down yet. */
import { type SQL, and, eq, getTableColumns, lt, lte, or, sql } from 'drizzle-orm'
import { UNDO_MINUTES } from '@evenshift/contract/constants'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { type ApplicationRow, applicationHistory, applications as a } from '#server/capabilities/work/hiring/tables'
import { type Moment, momentOf } from '#server/capabilities/work/hiring/time/moment'
import { START_DAYS } from '#server/capabilities/work/hiring/rules.time'
import type { Db } from '#server/platform/database/port'

const undoMinutes = sql.raw(`interval '${UNDO_MINUTES} minutes'`)

/** An interview past its deadline, unless a rejection went out before. */
export const isInterviewOver = (now: Moment): SQL<boolean> => sql<boolean>`coalesce(${a.status} = 'interview_invited'
  and ${a.interviewDeadline} <= ${now.at} and (${a.pendingAt} is null or ${a.interviewDeadline} <= ${a.pendingAt} + ${undoMinutes}), false)`
/** A rejection an hour after it was sent, an offer past its time, a start that nobody confirmed. */
const isRejected = (now: Moment): SQL => sql`${a.pendingAt} + ${undoMinutes} <= ${now.at}`
const isOfferOver = (now: Moment): SQL => sql`(${a.status} = 'offered' and ${a.offerExpiresAt} <= ${now.at})`
const isStartOver = (now: Moment): SQL => sql`(${a.status} = 'offer_accepted' and ${a.startDate} < ${now.earliestStart})`

export const isOver = (now: Moment): SQL<boolean> =>
  sql<boolean>`coalesce(${isRejected(now)} or ${isOfferOver(now)} or ${isStartOver(now)}, false)`

export const hasLapsed = (now: Moment): SQL<boolean> => sql<boolean>`(${isInterviewOver(now)} or ${isOver(now)})`

/** From the deadline on it is the employer's turn again. */
const replyAfterInterview = sql`${a.interviewDeadline} + ${a.replyWithinDays} * interval '24 hours'`
/** What an interview past its deadline sets, where nothing else is over too. */
export const interviewLapse = {
  status: 'in_review',
  version: sql`${a.version} + 1`,
  changedAt: sql`${a.interviewDeadline}`,
  replyBy: replyAfterInterview,
  reminders: 0,
  remindedAt: null,
  undo: null,
} as const

/** The columns that time changes, as they are at this moment; a version more is a move that nobody has to make. */
export const lapsedColumns = (now: Moment) => ({
  status: sql`case when ${isRejected(now)} then 'rejected' when ${isOfferOver(now)} then 'offer_expired'
    when ${isStartOver(now)} then 'closed_job' when ${isInterviewOver(now)} then 'in_review' else ${a.status} end`.mapWith(
    a.status,
  ) as SQL<ApplicationStatus>,
  version: sql`${a.version} + ${isInterviewOver(now)}::int + ${isOver(now)}::int`.mapWith(a.version) as SQL<number>,
  changedAt: sql`case when ${isRejected(now)} then ${a.pendingAt} + ${undoMinutes} when ${isOfferOver(now)} then ${a.offerExpiresAt}
    when ${isStartOver(now)} then (${a.startDate} + ${sql.raw(String(START_DAYS + 1))})::timestamp at time zone 'Europe/London'
    when ${isInterviewOver(now)} then ${a.interviewDeadline} else ${a.changedAt} end`.mapWith(a.changedAt) as SQL<Date>,
  reason: sql`case when ${isRejected(now)} then ${a.pendingReason} else ${a.reason} end`.mapWith(a.reason) as SQL<ApplicationRow['reason']>,
  replyBy: sql`case when ${isOver(now)} then null when ${isInterviewOver(now)} then ${replyAfterInterview} else ${a.replyBy} end`.mapWith(
    a.replyBy,
  ) as SQL<Date | null>,
  pendingAt: sql`case when ${isOver(now)} then null else ${a.pendingAt} end`.mapWith(a.pendingAt) as SQL<Date | null>,
  firstReplyAt:
    sql`case when ${isRejected(now)} then coalesce(${a.firstReplyAt}, ${a.pendingAt} + ${undoMinutes}) else ${a.firstReplyAt} end`.mapWith(
      a.firstReplyAt,
    ) as SQL<Date | null>,
  undo: sql`case when ${hasLapsed(now)} then null else ${a.undo} end`.mapWith(a.undo) as SQL<ApplicationRow['undo']>,
})

/** Every application that time may have changed and nobody has written down yet; said so that indexes find these few. */
export const mayHaveLapsed = (now: Moment): SQL | undefined =>
  or(
    sql`${a.pendingAt} <= ${now.at} - ${undoMinutes}`,
    and(eq(a.status, 'offered'), lte(a.offerExpiresAt, now.at)),
    and(eq(a.status, 'offer_accepted'), lt(a.startDate, now.earliestStart)),
    and(eq(a.status, 'interview_invited'), lte(a.interviewDeadline, now.at)),
  )

/** Every column as it is at this moment. */
function columnsAt(moment: Moment) {
  const { status, version, changedAt, reason, replyBy, pendingAt, firstReplyAt, undo } = lapsedColumns(moment)
  return {
    ...getTableColumns(a),
    status: status.as('status_now'),
    version: version.as('version_now'),
    changedAt: changedAt.as('changed_at_now'),
    reason: reason.as('reason_now'),
    replyBy: replyBy.as('reply_by_now'),
    /** For an order that an index has, where nothing has lapsed unwritten. */
    writtenReplyBy: sql<Date | null>`${a.replyBy}`.mapWith(a.replyBy).as('written_reply_by'),
    pendingAt: pendingAt.as('pending_at_now'),
    firstReplyAt: firstReplyAt.as('first_reply_at_now'),
    undo: undo.as('undo_now'),
  }
}

/** Every application, or those that `among` says of the rows as they were written, as it stands at this moment: what all reads select from. */
export const applicationsAt = (db: Db, now: Date, among?: SQL) =>
  db
    .select(columnsAt(momentOf(now)))
    .from(a)
    .where(among)
    .as('applications_now')
export type Applications = ReturnType<typeof applicationsAt>

/**
 * The same with the version that seekers read, which counts the moves in the history: a rejection that waits or was taken back is none.
 * Read together with the row, so that nobody agrees to terms that they have not seen.
 */
export function seekersApplicationsAt(db: Db, now: Date) {
  const moment = momentOf(now)
  const moves = sql`(select count(*) from ${applicationHistory} where ${applicationHistory.applicationId} = ${a.id})`
  const seenVersion = sql<number>`(${moves} + ${isInterviewOver(moment)}::int + ${isOver(moment)}::int)::int`
  return db
    .select({ ...columnsAt(moment), seenVersion: seenVersion.as('seen_version') })
    .from(a)
    .as('applications_now')
}
