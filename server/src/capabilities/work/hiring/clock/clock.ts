import { type SQL, and, asc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { INTERVIEW_KEPT_DAYS } from '@evenshift/contract/constants'
import { applicationTabs } from '@evenshift/contract/states/application/application'
import { applicationMoves } from '@evenshift/contract/states/application/application-moves'
import { datePlus, plusDays, plusHours } from '@evenshift/contract/days'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { record, theClock } from '#server/capabilities/work/hiring/history'
import {
  HOURS_REMINDED_AFTER,
  HOURS_REMINDED_BEFORE,
  REMINDERS,
  START_ASKED_DAYS,
  START_DAYS,
  keptSince,
  silenceBefore,
} from '#server/capabilities/work/hiring/rules.time'
import { eraseAnswerAssessments } from '#server/capabilities/work/hiring/assessments/store'
import { eraseInterviewAnswers } from '#server/capabilities/work/hiring/interviews/interviews'
import { eraseText } from '#server/capabilities/work/hiring/clock/erasure'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { endMeetings } from '#server/capabilities/work/hiring/meetings/ends'
import { remindOfMeetings, remindOfOutcomes } from '#server/capabilities/work/hiring/meeting-steps/clock'
import { settle } from '#server/capabilities/work/hiring/meeting-steps/settle'
import { writeLapses } from '#server/capabilities/work/hiring/moves/store.lapses'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { statusOf } from '#server/capabilities/ground/approval/public'
import type { Db } from '#server/platform/database/port'
import type { Queue, Unit } from '#server/platform/queue/port'

/** Applications taken up in one transaction. */
const BATCH = 200

const silentFrom = applicationMoves.flatMap(({ from, to }) => (to === 'closed_no_reply' && from !== null ? [from] : []))
/** The employer's turn: nothing is pending, and its clock has not been stopped with its account. */
const isWaitedFor = and(
  inArray(a.status, silentFrom),
  isNotNull(a.replyBy),
  isNull(a.pendingAt),
  sql`${statusOf(a.employerId)} is distinct from 'Suspended'`,
)
/** One reminder a day at most, so that a clock that stood still never reminds twice and closes at once. */
const isRested = (now: Date): SQL | undefined => or(isNull(a.remindedAt), lte(a.remindedAt, plusDays(now, -1)))

/** Changes the applications that this holds for and that nobody else holds, and answers them as they are now. */
async function change(
  { tx }: Unit,
  which: SQL | undefined,
  set: Parameters<ReturnType<Db['update']>['set']>[0],
): Promise<ApplicationRow[]> {
  const due = tx.select({ id: a.id }).from(a).where(which).orderBy(asc(a.id)).limit(BATCH).for('update', { skipLocked: true })
  return tx.update(a).set(set).where(inArray(a.id, due)).returning()
}

/** Closes what stayed without an answer for seven days after its replyBy, reminded twice. */
async function closeSilent(unit: Unit): Promise<number> {
  const { now } = unit
  const which = and(isWaitedFor, gte(a.reminders, REMINDERS), lte(a.replyBy, silenceBefore(now)), isRested(now))
  const closed = await change(unit, which, {
    status: 'closed_no_reply',
    version: sql`${a.version} + 1`,
    changedAt: now,
    replyBy: null,
    reason: null,
    undo: null,
  })
  const rows = closed.map(({ id, status }) => ({ ...theClock, applicationId: id, status, at: now, reason: null, message: null }))
  await record(unit.tx, rows)
  await notify(unit, 'closed_no_reply', closed)
  await endMeetings(unit, closed)
  return closed.length
}

/** Reminds on the morning before the day of replyBy, and on the one after it. */
async function remind(unit: Unit): Promise<number> {
  const { now } = unit
  const set = { reminders: sql`${a.reminders} + 1`, remindedAt: now }
  const soon = await change(unit, and(isWaitedFor, eq(a.reminders, 0), lte(a.replyBy, plusHours(now, HOURS_REMINDED_BEFORE))), set)
  const late = await change(
    unit,
    and(isWaitedFor, eq(a.reminders, 1), lte(a.replyBy, plusHours(now, -HOURS_REMINDED_AFTER)), isRested(now)),
    set,
  )
  await notify(unit, 'reply_due', soon)
  await notify(unit, 'reply_overdue', late)
  return soon.length + late.length
}

/** Asks both sides whether the work began, 14 days before an accepted offer is closed. */
async function askAboutStart(unit: Unit): Promise<number> {
  const before = datePlus(londonDate(unit.now), START_ASKED_DAYS - START_DAYS)
  const which = and(eq(a.status, 'offer_accepted'), eq(a.isStartAsked, false), lt(a.startDate, before))
  const asked = await change(unit, which, { isStartAsked: true })
  await notify(unit, 'has_started', asked)
  await notify(unit, 'has_hired', asked)
  return asked.length
}

/** Reminds the seeker a day before an interview's deadline. */
async function remindOfInterview(unit: Unit): Promise<number> {
  const isDue = and(eq(a.status, 'interview_invited'), isNull(a.pendingAt), lte(a.interviewDeadline, plusDays(unit.now, 1)))
  const due = await change(unit, and(isDue, eq(a.isInterviewReminded, false)), { isInterviewReminded: true })
  await notify(unit, 'interview_due', due)
  return due.length
}

/** Reminds the seeker a day before an offer expires. */
async function remindOfOffer(unit: Unit): Promise<number> {
  const isDue = and(eq(a.status, 'offered'), lte(a.offerExpiresAt, plusDays(unit.now, 1)))
  const due = await change(unit, and(isDue, eq(a.isOfferReminded, false)), { isOfferReminded: true })
  await notify(unit, 'offer_expiring', due)
  return due.length
}

/** Erases the answers of interviews 90 days after the outcome, and what was written and scored about them; the deadline marks what still has some. */
async function eraseOldInterviews(unit: Unit): Promise<number> {
  const isOld = and(inArray(a.status, [...applicationTabs.history]), lte(a.changedAt, plusDays(unit.now, -INTERVIEW_KEPT_DAYS)))
  const erased = await change(unit, and(isOld, isNotNull(a.interviewDeadline)), { interviewDeadline: null })
  const ids = erased.map(({ id }) => id)
  await eraseInterviewAnswers(unit, ids)
  await eraseAnswerAssessments(unit.tx, ids)
  return erased.length
}

/** Erases text and files nine months after the outcome. */
async function eraseOldText(unit: Unit): Promise<number> {
  const isOld = and(inArray(a.status, [...applicationTabs.history]), isNull(a.erasedAt), lte(a.changedAt, keptSince(unit.now)))
  const erased = await change(unit, isOld, { erasedAt: unit.now })
  await eraseText(
    unit,
    erased.map(({ id }) => id),
  )
  return erased.length
}

const steps: readonly ((unit: Unit) => Promise<number>)[] = [
  async (unit) => (await writeLapses(unit, undefined, BATCH)).length,
  closeSilent,
  (unit) => settle(unit, undefined, BATCH),
  remind,
  remindOfMeetings,
  remindOfOutcomes,
  remindOfInterview,
  remindOfOffer,
  askAboutStart,
  eraseOldInterviews,
  eraseOldText,
]

export interface ClockParts {
  readonly db: Db
  readonly queue: Queue
}
/** Does what time has made due: call it every minute. Safe to run twice, and in several processes at once. */
export async function runApplicationClock({ db, queue }: ClockParts, now: Date): Promise<void> {
  for (const step of steps) {
    for (;;) {
      const done = await db.transaction((tx) => step({ tx, queue, now }))
      if (done === 0) break
    }
  }
}
