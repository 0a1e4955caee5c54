import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { isHeld, isOpen } from '@evenshift/contract/states/application/application'
import {
  applicationFiles,
  applicationHistory,
  applicationMessages,
  applicationViews,
  applications,
  offers,
  rightToWorkChecks,
} from '#server/capabilities/work/hiring/tables'
import { blankProfile } from '#server/capabilities/work/hiring/profile-sent'
import { eraseAssessments } from '#server/capabilities/work/hiring/assessments/store'
import { eraseLinksTo } from '#server/capabilities/work/hiring/links/store'
import { eraseInterviewsOf } from '#server/capabilities/work/hiring/interviews/interviews'
import { interviewMonths } from '#server/capabilities/work/hiring/interviews/tables'
import { eraseMeetings } from '#server/capabilities/work/hiring/meetings/store'
import { withdraw } from '#server/capabilities/work/hiring/moves/withdrawal'
import { indexAnew } from '#server/capabilities/ground/search/public'
import { releaseFiles } from '#server/capabilities/ground/uploads/public'
import type { Unit } from '#server/platform/queue/port'

/** Everything in an application that says something of its seeker. */
const blank = {
  applicantName: '',
  writtenAt: null,
  change: null,
  newTimes: null,
  match: null,
  fit: null,
  evidence: [],
  milesAway: null,
  profile: blankProfile,
  coverNote: '',
  answers: [],
  shareBioVideo: false,
  freeTimes: null,
  undo: null,
}

/** Takes the words of both sides and the files out of applications that are over: who moved what when is left, with reasons chosen from a list. */
export async function eraseText(unit: Unit, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { tx } = unit
  const theirs = [...ids]
  await tx.update(applications).set(blank).where(inArray(applications.id, theirs))
  // What the clock wrote are the product's own words of why it ended.
  await tx
    .update(applicationHistory)
    .set({ message: null })
    .where(and(inArray(applicationHistory.applicationId, theirs), ne(applicationHistory.by, 'clock')))
  await tx.update(offers).set({ message: '' }).where(inArray(offers.applicationId, theirs))
  await eraseMeetings(tx, theirs)
  await tx.delete(applicationMessages).where(inArray(applicationMessages.applicationId, theirs))
  await eraseLinksTo(tx, theirs)
  await eraseAssessments(tx, theirs)
  const sent = await tx
    .delete(applicationFiles)
    .where(inArray(applicationFiles.applicationId, theirs))
    .returning({ fileId: applicationFiles.fileId })
  await releaseFiles(
    unit,
    sent.map(({ fileId }) => fileId),
  )
}

/** Withdraws what a seeker has open and leaves job, status and dates of every application. Call it before their files are erased. */
export async function eraseApplicationsOf(unit: Unit, seekerId: string): Promise<void> {
  const { tx, now } = unit
  const rows = await tx
    .select({ id: applications.id, status: applications.status, jobId: applications.jobId })
    .from(applications)
    .where(eq(applications.seekerId, seekerId))
    .orderBy(asc(applications.id))
  // Refused where time has ended it meanwhile.
  for (const { id, status } of rows) if (isOpen(status)) await withdraw(unit, seekerId, id, undefined, 'goes')
  const ids = rows.map(({ id }) => id)
  await eraseText(unit, ids)
  await tx
    .update(applications)
    .set({ reason: null, erasedAt: sql`coalesce(${applications.erasedAt}, ${now.toISOString()}::timestamptz)` })
    .where(inArray(applications.id, ids))
  await tx.update(applicationHistory).set({ reason: null }).where(inArray(applicationHistory.applicationId, ids))
  await tx.delete(offers).where(inArray(offers.applicationId, ids))
  await indexAnew(
    tx,
    rows.flatMap(({ status, jobId }) => (isHeld(status) ? jobId : [])),
  )
  await tx.delete(applicationViews).where(inArray(applicationViews.applicationId, ids))
  await eraseInterviewsOf(unit, { seekerId })
}

/**
 * A company leaves: its applications keep job, status and dates for their seekers, and who moved them when. What people sent it goes, as
 * it was sent for this company alone. Call it once its jobs have ended.
 */
export async function eraseApplicationsAt(unit: Unit, employerId: string): Promise<void> {
  const { tx, now } = unit
  const rows = await tx.select({ id: applications.id }).from(applications).where(eq(applications.employerId, employerId))
  const ids = rows.map(({ id }) => id)
  await eraseText(unit, ids)
  await tx
    .update(applications)
    .set({
      pendingReason: null,
      pendingMessage: null,
      pendingAt: null,
      erasedAt: sql`coalesce(${applications.erasedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(inArray(applications.id, ids))
  await tx.delete(rightToWorkChecks).where(inArray(rightToWorkChecks.applicationId, ids))
  await eraseInterviewsOf(unit, { employerId })
  await tx.delete(interviewMonths).where(eq(interviewMonths.employerId, employerId))
}
