import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { UNDO_MINUTES } from '@evenshift/contract/constants'
import { type ApplicationStatus, applicationTabs, isHeld } from '@evenshift/contract/states/application/application'
import { type AskedShifts, endWords, isFilledBy } from '@evenshift/contract/states/job/close-words'
import { plusHours } from '@evenshift/contract/days'
import type { JobShift } from '@evenshift/contract/model/week'
import { stillReviewing } from '@evenshift/contract/states/job/job'
import { type Seats, isAccepted, seatsIn, seatsOf } from '#server/capabilities/work/hiring/cover/seats'
import { record, theClock } from '#server/capabilities/work/hiring/history'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import { endInterviews } from '#server/capabilities/work/hiring/interviews/store'
import { endMeetings } from '#server/capabilities/work/hiring/meetings/ends'
import { lockJob } from '#server/capabilities/work/hiring/moves/job-lock'
import { endNewTimes } from '#server/capabilities/work/hiring/new-times/ended'
import { likeFor } from '#server/capabilities/work/hiring/moves/jobs-like'
import { notifyOfEnd } from '#server/capabilities/work/hiring/letters/mails'
import { meetingWords, offToo } from '#server/capabilities/work/hiring/letters/meeting-words'
import { writeLapses } from '#server/capabilities/work/hiring/moves/store.lapses'
import { type JobEnd, jobForApplication } from '#server/capabilities/work/jobs/public'
import type { Unit } from '#server/platform/queue/port'

/** With a removed job, or an employer that is gone, offers end too. */
const endsOffers: readonly JobEnd[] = ['removed', 'employer_left']
const keepsAll: readonly JobEnd[] = stillReviewing
const saysFilled: readonly JobEnd[] = ['filled', 'hired_here']

function endedBy(end: JobEnd): readonly ApplicationStatus[] {
  if (keepsAll.includes(end)) return []
  return endsOffers.includes(end) ? [...applicationTabs.live, ...applicationTabs.jobOffer] : applicationTabs.live
}

function askedShifts(all: readonly JobShift[], ids: readonly string[], seats: readonly Seats[]): AskedShifts {
  const asked = all.filter(({ _id }) => ids.includes(_id))
  const filled = asked.filter(({ _id, people }) => seatsIn(seats, _id) >= people)
  return { filled, left: asked.filter((shift) => !filled.includes(shift)) }
}

/** Ends the hour of whoever is about to be turned down: they read the reason that was chosen for them, not why the job ended. */
const endWaiting = ({ tx, now }: Unit, jobId: string) =>
  tx
    .update(applications)
    .set({ pendingAt: plusHours(now, -UNDO_MINUTES / 60) })
    .where(and(eq(applications.jobId, jobId), isNotNull(applications.pendingAt)))

/**
 * A job has ended: closes the applications that end with it and tells their seekers; nobody is asked for its times any more. Safe to repeat.
 * Call it inside the transaction that ends the job, once the job's row is written.
 */
export async function onJobEnded(unit: Unit, jobId: string, end: JobEnd): Promise<void> {
  const { tx, now } = unit
  const statuses = endedBy(end)
  await lockJob(tx, jobId, 'alone')
  await endNewTimes(unit, eq(applications.jobId, jobId))
  if (statuses.length === 0) return
  const locked = await tx.select().from(applications).where(eq(applications.jobId, jobId)).orderBy(asc(applications.id)).for('update')
  if (!endsOffers.includes(end)) await endWaiting(unit, jobId)
  await writeLapses(unit, eq(applications.jobId, jobId), locked.length)
  const job = await jobForApplication(tx, jobId, now)
  const places = { held: locked.filter(({ status }) => isHeld(status)).length, wanted: job?.vacancies ?? Infinity }
  const seats = job === null ? [] : (await seatsOf(tx, job, now)).filter(isAccepted)
  const saidTo = ({ shiftIds }: ApplicationRow): string => endWords(end, places, askedShifts(job?.shifts ?? [], shiftIds, seats))
  const reason = saysFilled.includes(end) && isFilledBy(end, places) ? ('position_filled' as const) : null
  const closed = await tx
    .update(applications)
    .set({
      status: 'closed_job',
      version: sql`${applications.version} + 1`,
      changedAt: now,
      replyBy: null,
      reason,
      pendingReason: null,
      pendingMessage: null,
      pendingAt: null,
      undo: null,
    })
    .where(and(eq(applications.jobId, jobId), inArray(applications.status, [...statuses])))
    .returning()
  await record(
    tx,
    closed.map((row) => ({ ...theClock, applicationId: row.id, status: row.status, at: now, reason, message: saidTo(row) })),
  )
  await endInterviews(
    tx,
    closed.map(({ id }) => id),
    'cancelled',
  )
  // Whoever closed the job knows that nobody comes; its applicants read it with the end.
  const off = await endMeetings(unit, closed, end === 'removed' ? ['employer'] : [])
  const offWords = new Map(off.map(({ application, meeting }) => [application.id, offToo(meetingWords(meeting, now), meeting.at !== null)]))
  const like = job === null ? undefined : await likeFor(tx, closed, job, end, now)
  const alike = new Map<string, ApplicationRow[]>()
  for (const row of closed) {
    const said = [saidTo(row), offWords.get(row.id)].filter(Boolean).join(' ')
    alike.set(said, [...(alike.get(said) ?? []), row])
  }
  for (const [said, rows] of alike) await notifyOfEnd(unit, rows, said, like)
}
