import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { ApplicationInput } from '@evenshift/contract/model/application/application'
import { takesApplications } from '@evenshift/contract/states/job/job'
import { plusDays } from '@evenshift/contract/days'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import { record } from '#server/capabilities/work/hiring/history'
import { holdFilesToSend, insertFiles } from '#server/capabilities/work/hiring/apply/sent-files'
import { lockJob } from '#server/capabilities/work/hiring/moves/job-lock'
import { mayApply } from '#server/capabilities/work/hiring/rules'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { screeningAnswers } from '#server/capabilities/work/hiring/apply/answers'
import { writeLapses } from '#server/capabilities/work/hiring/moves/store.lapses'
import { type JobForApplication, jobForApplication } from '#server/capabilities/work/jobs/public'
import { hasReachedAge, historySnapshot, profileSnapshot, seekerForMatch } from '#server/capabilities/parties/profiles/public'
import { fitForEmployer, fitOf } from '#server/capabilities/ground/match/public'
import { isBlocked } from '#server/capabilities/parties/marks/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

const blocked = refuse('NOT_FOUND', { message: 'You have blocked this employer. Take the block back to apply.' })

/** How many applications the seeker sent for this job; null where none may follow. Holds them until the transaction ends. */
async function sentBefore(unit: Unit, seekerId: string, jobId: string): Promise<number | null> {
  const own = and(eq(applications.seekerId, seekerId), eq(applications.jobId, jobId))
  await unit.tx.select({ id: applications.id }).from(applications).where(own).for('update')
  await writeLapses(unit, own)
  const sent = await unit.tx.select({ status: applications.status }).from(applications).where(own)
  return mayApply(sent) ? sent.length : null
}

/** How the seeker fits the job now. The week is told apart, so that the evidence carries nothing of the timetable. */
async function fitNow(tx: Db, job: JobForApplication, seekerId: string): Promise<Pick<ApplicationRow, 'match' | 'fit' | 'evidence'>> {
  const seeker = await seekerForMatch(tx, seekerId)
  if (seeker === null) return { match: null, fit: null, evidence: [] }
  return {
    match: fitOf(job, seeker).match,
    fit: fitForEmployer(job, seeker),
    evidence: fitOf({ ...job, shifts: [] }, seeker).evidence,
  }
}

/** Sends an application. Refuses NOT_FOUND, ALREADY_APPLIED, JOB_CLOSED, MINIMUM_AGE, and answers that the job did not ask for. */
export async function apply(unit: Unit, seekerId: string, input: ApplicationInput): Promise<ApplicationRow | Refusal> {
  const { tx, now } = unit
  await lockJob(tx, input.jobId, 'shared')
  const job = await jobForApplication(tx, input.jobId, now)
  if (job === null) return refuse('NOT_FOUND')
  if (await isBlocked(tx, seekerId, job.employerId)) return blocked
  const before = await sentBefore(unit, seekerId, job.id)
  if (before === null) return refuse('ALREADY_APPLIED')
  if (!takesApplications(job.status)) return refuse('JOB_CLOSED')
  const today = londonDate(now)
  const firstDay = job.startDate > today ? job.startDate : today
  if (!(await hasReachedAge(tx, seekerId, job.minimumAge, firstDay))) return refuse('MINIMUM_AGE')
  const answers = screeningAnswers(job.screeningQuestions, input.answers ?? [])
  if ('faults' in answers) return refuse('INVALID_INPUT', { errors: answers.faults })
  const files = await holdFilesToSend(unit, seekerId, input, job.requiresCv)
  if (isRefusal(files)) return files
  const profile = await profileSnapshot(tx, seekerId)
  if (profile === null) return refuse('NOT_FOUND')
  const { headline, city, bio, skills, interests } = profile

  const [sent] = await tx
    .insert(applications)
    .values({
      id: uuidv7(),
      jobId: job.id,
      seekerId,
      employerId: job.employerId,
      attempt: before + 1,
      status: 'applied',
      version: 1,
      appliedAt: now,
      changedAt: now,
      replyBy: plusDays(now, job.replyWithinDays),
      replyWithinDays: job.replyWithinDays,
      reminders: 0,
      isInterviewReminded: false,
      isStartAsked: false,
      isOfferRenewed: false,
      jobTitle: job.title,
      sectorId: job.sectorId,
      applicantName: `${profile.firstName} ${profile.lastName}`,
      isNameShown: !job.hideNames,
      ...(await fitNow(tx, job, seekerId)),
      profile: { headline, city, bio, skills, interests, ...(await historySnapshot(tx, seekerId)) },
      coverNote: input.coverNote ?? '',
      answers,
      shareBioVideo: input.shareBioVideo ?? false,
    })
    .onConflictDoNothing()
    .returning()
  if (sent === undefined) return refuse('ALREADY_APPLIED')
  await insertFiles(tx, sent.id, files)
  await record(tx, [{ applicationId: sent.id, status: 'applied', at: now, by: 'seeker', personId: seekerId, reason: null, message: null }])
  await notify(unit, 'received', [sent])
  await notify(unit, 'applied', [sent])
  return sent
}
