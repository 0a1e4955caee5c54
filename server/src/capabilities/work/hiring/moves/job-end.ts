import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type ApplicationStatus, applicationTabs } from '@evenshift/contract/states/application/application'
import { stillReviewing } from '@evenshift/contract/states/job/job'
import { record, theClock } from '#server/capabilities/work/hiring/history'
import { applications } from '#server/capabilities/work/hiring/tables'
import { endInterviews } from '#server/capabilities/work/hiring/interviews/store'
import { endMeetings } from '#server/capabilities/work/hiring/meetings/ends'
import { lockJob } from '#server/capabilities/work/hiring/moves/job-lock'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { writeLapses } from '#server/capabilities/work/hiring/moves/store.lapses'
import type { JobEnd } from '#server/capabilities/work/jobs/public'
import type { Unit } from '#server/platform/queue/port'

/** What the seeker reads of why it ended. */
const words: Readonly<Record<JobEnd, string>> = {
  hired_here: 'Someone else got the job.',
  hired_elsewhere: 'They’ve hired someone elsewhere.',
  not_needed: 'They no longer need anyone for this job.',
  keep_reviewing: 'This job is no longer taking applications.',
  closing_date: 'This job is no longer taking applications.',
  filled: 'Someone else got the job.',
  not_confirmed: 'This job is no longer taking applications.',
  employer_left: 'They’ve left Evenshift.',
  removed: 'We removed this job.',
}
/** With a removed job, or an employer that is gone, offers end too. */
const endsOffers: readonly JobEnd[] = ['removed', 'employer_left']
const keepsAll: readonly JobEnd[] = stillReviewing
const isFilled: readonly JobEnd[] = ['filled', 'hired_here']

function endedBy(end: JobEnd): readonly ApplicationStatus[] {
  if (keepsAll.includes(end)) return []
  return endsOffers.includes(end) ? [...applicationTabs.live, ...applicationTabs.jobOffer] : applicationTabs.live
}

/**
 * A job has ended: closes the applications that end with it and tells their seekers. Safe to repeat.
 * Call it inside the transaction that ends the job, once the job's row is written.
 */
export async function onJobEnded(unit: Unit, jobId: string, end: JobEnd): Promise<void> {
  const { tx, now } = unit
  const statuses = endedBy(end)
  if (statuses.length === 0) return
  await lockJob(tx, jobId, 'alone')
  const locked = await tx.select().from(applications).where(eq(applications.jobId, jobId)).orderBy(asc(applications.id)).for('update')
  await writeLapses(unit, eq(applications.jobId, jobId), locked.length)
  const reason = isFilled.includes(end) ? ('position_filled' as const) : null
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
    closed.map(({ id, status }) => ({ ...theClock, applicationId: id, status, at: now, reason, message: words[end] })),
  )
  await endInterviews(
    tx,
    closed.map(({ id }) => id),
    'cancelled',
  )
  await notify(unit, 'closed_job', closed, words[end])
  await endMeetings(unit, closed, end === 'employer_left' ? ['seeker'] : undefined)
}
