import { and, desc, eq } from 'drizzle-orm'
import { JOB_APPEAL_DAYS } from '@evenshift/contract/constants'
import { plusDays } from '@evenshift/contract/days'
import type { JobStatus } from '@evenshift/contract/states/job/job'
import type { UnitWithHiring } from '#server/capabilities/work/jobs/lifecycle/hiring'
import { tellCompany } from '#server/capabilities/work/jobs/lifecycle/letter'
import { moveJob, notAllowed } from '#server/capabilities/work/jobs/lifecycle/moves'
import { noSuchJob, staff } from '#server/capabilities/work/jobs/lifecycle/review'
import { takePlace } from '#server/capabilities/work/jobs/publishing/publishing'
import { endedBy } from '#server/capabilities/work/jobs/rules/transitions'
import { lockJob } from '#server/capabilities/work/jobs/store'
import { type JobRow, jobHistory } from '#server/capabilities/work/jobs/tables'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { type Refusal, isRefusal } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import { subject } from '#server/platform/email/port'

/** Takes a job down with the reason that its employer reads. Its applications and offers end, and their seekers are told. */
export async function removeJob(unit: UnitWithHiring, id: string, reason: string): Promise<JobRow | Refusal> {
  const row = await lockJob(unit.tx, null, id)
  if (row === null) return noSuchJob
  if (row.status === 'removed') return notAllowed(row, 'staff', 'This job is down already.')
  const removed = await moveJob(unit, row, 'removed', staff, { set: { statusReason: reason }, reason })
  if (isRefusal(removed)) return removed
  await unit.hiring.onJobEnded(unit, id, 'removed')
  const appeal = `Think this is wrong? You can appeal within ${JOB_APPEAL_DAYS} days.`
  await tellCompany(unit, row, {
    kind: 'job_removed',
    title: `We took down ${row.title}`,
    body: `${reason} ${appeal} (${row.reference})`,
    mail: (company) => ({
      subject: subject`We took down ${row.title} at ${company}`,
      preheader: `See why. ${appeal}`,
      heading: `We took down ${row.title}`,
      paragraphs: [
        `People can’t find ${row.title} at ${company} any more, and we’ve told everyone who applied. (${row.reference})`,
        reason,
        appeal,
      ],
      button: 'View job',
    }),
  })
  return removed
}

async function lastRemoval(tx: Db, id: string): Promise<{ readonly at: Date; readonly from: JobStatus | null } | null> {
  const { jobId, at, from, to } = jobHistory
  const [row] = await tx
    .select({ at, from })
    .from(jobHistory)
    .where(and(eq(jobId, id), eq(to, 'removed')))
    .orderBy(desc(jobHistory.id))
    .limit(1)
  return row ?? null
}

/** What was never live is a draft again, everything else is live, where its dates and its company's plan allow it. */
async function bringBack(unit: UnitWithHiring, row: JobRow, from: JobStatus | null): Promise<JobRow | Refusal> {
  if (from === 'draft' || from === 'pending_review') return moveJob(unit, row, 'draft', staff, { set: { statusReason: null } })
  const restored = { ...row, status: 'live' as const, lastConfirmedAt: unit.now }
  if (endedBy(restored, unit.now, londonDate(unit.now)) !== null)
    return notAllowed(row, 'staff', 'Its last day is over. Its employer can copy it and post it again.')
  const live = await takePlace(unit, row, staff)
  return isRefusal(live) && live.code !== 'PLAN_LIMIT' ? notAllowed(row, 'staff', live.message) : live
}

/** Brings a removed job back and tells its employer. Applications that ended with it stay ended. */
export async function restoreJob(unit: UnitWithHiring, id: string): Promise<JobRow | Refusal> {
  const row = await lockJob(unit.tx, null, id)
  if (row === null) return noSuchJob
  const removal = row.status === 'removed' ? await lastRemoval(unit.tx, id) : null
  if (removal === null) return notAllowed(row, 'staff', 'This job wasn’t taken down.')
  if (plusDays(removal.at, JOB_APPEAL_DAYS) < unit.now)
    return notAllowed(row, 'staff', `It was taken down more than ${JOB_APPEAL_DAYS} days ago.`)
  const back = await bringBack(unit, row, removal.from)
  if (isRefusal(back)) return back
  const isLive = back.status === 'live'
  const next = isLive ? 'People can find it and apply again.' : 'It’s a draft again. Publish it when you like.'
  await tellCompany(unit, row, {
    kind: isLive ? 'job_approved' : 'job_sent_back',
    title: `${row.title} is back`,
    body: `We looked again: it shouldn’t have been taken down. ${next} (${row.reference})`,
    mail: (company) => ({
      subject: subject`${row.title} at ${company} is back`,
      preheader: next,
      heading: `${row.title} is back`,
      paragraphs: [`We looked again: ${row.title} at ${company} shouldn’t have been taken down. (${row.reference})`, next],
      button: 'View job',
    }),
  })
  return back
}
