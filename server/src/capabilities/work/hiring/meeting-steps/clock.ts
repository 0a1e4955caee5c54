/** Reminders of meetings, each told once: what was agreed too late for one never gets it. */
import { type SQL, and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { MEETING_REMINDER_HOURS, TRIAL_REMINDER_HOURS } from '@evenshift/contract/constants'
import { plusHours } from '@evenshift/contract/days'
import { notifyOfMeetings } from '#server/capabilities/work/hiring/letters/mails'
import { changeDue, withApplications } from '#server/capabilities/work/hiring/meeting-steps/settle'
import { owesOutcome } from '#server/capabilities/work/hiring/meetings/rules'
import { meetings } from '#server/capabilities/work/hiring/meetings/tables'
import type { Unit } from '#server/platform/queue/port'

/** Meetings taken up in one transaction. */
const BATCH = 200

/** The nth reminder of agreed meetings; one that is due for a later one skips those before it. */
async function remind(unit: Unit, nth: number, hours: number): Promise<number> {
  const { tx, now } = unit
  const isDue: SQL | undefined = and(
    eq(meetings.status, 'agreed'),
    lt(meetings.reminders, nth),
    lte(meetings.at, plusHours(now, hours)),
    gt(meetings.at, now),
  )
  const due = await withApplications(tx, await changeDue(unit, isDue, { reminders: nth }, BATCH))
  await notifyOfMeetings(unit, 'meeting_soon', due)
  await notifyOfMeetings(unit, 'meeting_near', due)
  return due.length
}
/** Both sides, the soonest first. */
export async function remindOfMeetings(unit: Unit): Promise<number> {
  let reminded = 0
  for (const [place, hours] of [...MEETING_REMINDER_HOURS.entries()].toReversed()) reminded += await remind(unit, place + 1, hours)
  return reminded
}

/** The employer who has said nothing a day after a trial. */
export async function remindOfOutcomes(unit: Unit): Promise<number> {
  const { tx, now } = unit
  const isDue = and(
    sql`${meetings.status} = 'done' and ${meetings.kind} = 'trial' and not ${meetings.isOutcomeReminded}`,
    lte(meetings.until, plusHours(now, -TRIAL_REMINDER_HOURS)),
  )
  const due = await changeDue(unit, isDue, { isOutcomeReminded: true }, BATCH)
  const waiting = (await withApplications(tx, due)).filter(({ meeting, application }) => owesOutcome(meeting, application, 'employer'))
  await notifyOfMeetings(unit, 'trial_outcome_soon', waiting)
  return due.length
}
