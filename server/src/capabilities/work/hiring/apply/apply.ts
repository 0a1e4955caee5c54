import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { ApplicationInput } from '@evenshift/contract/model/application/application'
import { takesApplications } from '@evenshift/contract/states/job/job'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import { record } from '#server/capabilities/work/hiring/history'
import { holdFilesToSend, insertFiles } from '#server/capabilities/work/hiring/apply/sent-files'
import { takenShifts } from '#server/capabilities/work/hiring/cover/seats'
import { lockJob } from '#server/capabilities/work/hiring/moves/job-lock'
import { mayApply } from '#server/capabilities/work/hiring/rules'
import { promisedBy } from '#server/capabilities/work/hiring/rules.time'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { fitWith } from '#server/capabilities/work/hiring/apply/fit'
import { seekerAtWork } from '#server/capabilities/work/hiring/offers/at-work'
import { shiftsWanted } from '#server/capabilities/work/hiring/apply/shifts'
import { screeningAnswers } from '#server/capabilities/work/hiring/apply/answers'
import { writeLapses } from '#server/capabilities/work/hiring/moves/store.lapses'
import { jobForApplication } from '#server/capabilities/work/jobs/public'
import { backgroundOf, hasReachedAge, historySnapshot, profileSnapshot } from '#server/capabilities/parties/profiles/public'
import { isBlocked } from '#server/capabilities/parties/marks/public'
import { shiftsOf } from '#server/capabilities/ground/match/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

const blocked = refuse('NOT_FOUND', { message: 'You’ve blocked this employer. Unblock them to apply.' })

/** How many applications the seeker sent for this job; null where none may follow. Holds them until the transaction ends. */
async function sentBefore(unit: Unit, seekerId: string, jobId: string): Promise<number | null> {
  const own = and(eq(applications.seekerId, seekerId), eq(applications.jobId, jobId))
  await unit.tx.select({ id: applications.id }).from(applications).where(own).for('update')
  await writeLapses(unit, own)
  const sent = await unit.tx.select({ status: applications.status }).from(applications).where(own)
  return mayApply(sent) ? sent.length : null
}

/** Sends an application. Refuses NOT_FOUND, ALREADY_APPLIED, JOB_CLOSED, MINIMUM_AGE, and answers that the job did not ask for. */
export async function apply(unit: Unit, seekerId: string, input: ApplicationInput): Promise<ApplicationRow | Refusal> {
  const { tx, now } = unit
  // What is the seeker's own is read before the job is held, so that whoever closes or changes it waits for less.
  const profile = await profileSnapshot(tx, seekerId)
  if (profile === null) return refuse('NOT_FOUND')
  const history = await historySnapshot(tx, seekerId)
  const [seeker, background] = [await seekerAtWork(tx, seekerId, now), await backgroundOf(tx, seekerId)]
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
  const shifts = shiftsWanted(job, await takenShifts(tx, [job], now), input.shifts)
  if (isRefusal(shifts)) return shifts
  const answers = screeningAnswers(job.screeningQuestions, input.answers ?? [])
  if ('faults' in answers) return refuse('INVALID_INPUT', { errors: answers.faults })
  const files = await holdFilesToSend(unit, seekerId, input, job.requiresCv)
  if (isRefusal(files)) return files
  const { headline, city, bio, skills } = profile

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
      replyBy: promisedBy(now, job.replyWithinDays),
      replyWithinDays: job.replyWithinDays,
      reminders: 0,
      isInterviewReminded: false,
      isOfferReminded: false,
      isStartAsked: false,
      isOfferRenewed: false,
      jobTitle: job.title,
      sectorId: job.sectorId,
      applicantName: `${profile.firstName} ${profile.lastName}`,
      isNameShown: !job.hideNames,
      shiftIds: shifts.map(({ _id }) => _id),
      ...fitWith(job, shifts, seeker?.match ?? null, background),
      profile: { headline, city, bio, skills, ...history },
      coverNote: input.coverNote ?? '',
      answers,
      shareBioVideo: input.shareBioVideo ?? false,
      freeTimes: input.shareFreeTimes === true && seeker?.match.free ? shiftsOf(seeker.match.free) : null,
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
