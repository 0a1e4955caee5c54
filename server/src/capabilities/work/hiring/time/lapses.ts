/** What time alone does to an application: judged before each move of it, and written by the clock once a minute. */
import { type SQL, sql } from 'drizzle-orm'
import { UNDO_MINUTES } from '@evenshift/contract/constants'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { datePlus } from '@evenshift/contract/days'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { START_DAYS } from '#server/capabilities/work/hiring/rules.time'
import { londonDate } from '#server/capabilities/ground/reference/public'

const undoMinutes = sql.raw(`interval '${UNDO_MINUTES} minutes'`)
const at = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`
const earliestStart = (now: Date): SQL => sql`${datePlus(londonDate(now), -START_DAYS)}::date`

/** Said so that indexes find these few. */
const isRejected = (now: Date): SQL => sql`${a.pendingAt} <= ${at(now)} - ${undoMinutes}`
const isOfferOver = (now: Date): SQL => sql`(${a.status} = 'offered' and ${a.offerExpiresAt} <= ${at(now)})`
const isStartOver = (now: Date): SQL => sql`(${a.status} = 'offer_accepted' and ${a.startDate} < ${earliestStart(now)})`
const isDeadlineOver = (now: Date): SQL => sql`(${a.status} = 'interview_invited' and ${a.interviewDeadline} <= ${at(now)})`

/** A rejection an hour after it was sent, an offer past its time, a start that nobody confirmed. */
export const isOver = (now: Date): SQL => sql`(${isRejected(now)} or ${isOfferOver(now)} or ${isStartOver(now)})`
/** An interview past its deadline, unless a rejection went out before. */
export const isInterviewOver = (now: Date): SQL =>
  sql`${isDeadlineOver(now)} and (${a.pendingAt} is null or ${a.interviewDeadline} <= ${a.pendingAt} + ${undoMinutes})`
export const hasLapsed = (now: Date): SQL => sql`(${isOver(now)} or ${isDeadlineOver(now)})`

/** What `promisedBy` says, for rows: the last minute in London of the day so many days after the deadline. */
const promisedAfterDeadline = sql`(date_trunc('day', ${a.interviewDeadline} at time zone 'Europe/London')
    + (${a.replyWithinDays} + 1) * interval '1 day' - interval '1 minute') at time zone 'Europe/London'`

/** What an interview past its deadline sets: from then on it is the employer's turn again. */
export const interviewLapse = {
  status: 'in_review',
  version: sql`${a.version} + 1`,
  changedAt: sql`${a.interviewDeadline}`,
  replyBy: promisedAfterDeadline,
  reminders: 0,
  remindedAt: null,
  undo: null,
} as const

/** What every other lapse sets. */
export const endLapse = (now: Date) => ({
  status: sql<ApplicationStatus>`case when ${isRejected(now)} then 'rejected' when ${isOfferOver(now)} then 'offer_expired' else 'closed_job' end`,
  version: sql`${a.version} + 1`,
  changedAt: sql`case when ${isRejected(now)} then ${a.pendingAt} + ${undoMinutes} when ${isOfferOver(now)} then ${a.offerExpiresAt}
    else (${a.startDate} + ${sql.raw(String(START_DAYS + 1))})::timestamp at time zone 'Europe/London' end`,
  reason: sql<ApplicationRow['reason']>`case when ${isRejected(now)} then ${a.pendingReason} else ${a.reason} end`,
  replyBy: null,
  firstReplyAt: sql`case when ${isRejected(now)} then coalesce(${a.firstReplyAt}, ${a.pendingAt} + ${undoMinutes}) else ${a.firstReplyAt} end`,
  pendingReason: null,
  pendingMessage: null,
  pendingAt: null,
  undo: null,
})
