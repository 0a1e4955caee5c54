import type { PublicJob } from '@evenshift/contract/model/job/job'
import type { SeekerNewTimes } from '@evenshift/contract/model/application/new-times'
import type { Application } from '@evenshift/contract/model/application/application'
import { isHeld } from '@evenshift/contract/states/application/application'
import {
  type OfferRow,
  type SeekerAtWork,
  type SeekersRow,
  answerDue,
  besideJob,
  briefOf,
  changeAsked,
  findForJob,
  interviewBriefs,
  iso,
  mayApplyAgain,
  newestByJob,
  newestMeetings,
  offerLedger,
  offersOf,
  presentOffer,
  pulledOutAmong,
  saidTheyCan,
  seekerAtWork,
  unreadFrom,
} from '#server/capabilities/work/hiring/public'
import { jobPlaces } from '#server/capabilities/work/jobs/public'
import { fitOf } from '#server/capabilities/ground/match/public'
import type { Db } from '#server/platform/database/port'

/** An application without its job. */
export type OwnApplication = Omit<Application, 'job' | 'takenShifts'>

type JobPlace = Pick<PublicJob, 'location' | 'outcode'>
/** How the offered shifts lie in the seeker's week, by their word where they gave it, with the way to the job as its page has it. */
function offerFit({ shifts, workplace, location }: OfferRow, row: SeekersRow, job: JobPlace | undefined, seeker: SeekerAtWork | null) {
  if (seeker === null) return null
  const outcode = job?.location === location ? job.outcode : null
  const offered = { shifts, shiftsNeeded: null, workplace, location, outcode, jobRole: null, sector: '', skillsRequired: [] }
  return fitOf(offered, { ...besideJob(seeker, row.jobId), said: saidTheyCan(row) }).weekFit
}

/** What somebody is asked of new times for a shift that they agreed to, with how those lie in their week. */
export async function ownNewTimes(db: Db, row: SeekersRow, now: Date): Promise<SeekerNewTimes | null> {
  const { id, seekerId, jobId, newTimes } = row
  const offer = (await offersOf(db, [id])).get(id)
  if (newTimes === null || offer === undefined) return null
  const asked = { ...offer, shifts: newTimes.shifts.map(({ is }) => is) }
  const place = (await jobPlaces(db, [jobId])).get(jobId)
  return { ...newTimes, weekFit: offerFit(asked, row, place, await seekerAtWork(db, seekerId, now)) }
}

/** A seeker's applications as they see them, in this order. */
export async function ownApplications(db: Db, seekerId: string, rows: readonly SeekersRow[], now: Date): Promise<OwnApplication[]> {
  const ids = rows.map(({ id }) => id)
  const offers = await offersOf(db, ids)
  const interviews = await interviewBriefs(db, ids)
  const meetings = await newestMeetings(db, ids)
  const unread = await unreadFrom(db, 'employer', ids)
  const pulledOut = await pulledOutAmong(db, rows)
  const seeker = offers.size > 0 ? await seekerAtWork(db, seekerId, now) : null
  const offered = rows.flatMap(({ id, jobId }) => (offers.has(id) ? [jobId] : []))
  const places = await jobPlaces(db, offered)
  return rows.map((row) => {
    const offer = offers.get(row.id)
    const meeting = meetings.get(row.id)
    return {
      _id: row.id,
      status: row.status,
      appliedAt: row.appliedAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
      firstViewedAt: iso(row.firstViewedAt),
      replyBy: iso(row.replyBy),
      isLate: row.replyBy !== null && row.replyBy < now,
      hasNewMessage: unread.has(row.id),
      offer:
        offer === undefined
          ? null
          : {
              ...presentOffer(offer),
              weekFit: offerFit(offer, row, places.get(row.jobId), seeker),
              ledger: seeker && offerLedger(offer, row.jobId, seeker),
              changes: offer.changes,
            },
      interview: interviews.get(row.id) ?? null,
      pickTimeBy: meeting?.turn === 'seeker' ? iso(answerDue(meeting, now)) : null,
      meeting: meeting === undefined ? null : briefOf(meeting, row, 'seeker'),
      changeAsked: changeAsked(row)?.at ?? null,
      timesAsked: isHeld(row.status) && row.newTimes?.state === 'asked' ? row.newTimes.at : null,
      shifts: row.shiftIds,
      hasPulledOut: pulledOut.has(row.id),
      reason: row.reason,
      match: row.match,
      mayReapply: mayApplyAgain(row),
      version: row.seenVersion,
    }
  })
}

/** The seeker's application for a job, for the job's own page; null where there is none. */
export async function ownApplication(db: Db, seekerId: string, jobId: string, now: Date): Promise<OwnApplication | null> {
  const row = newestByJob(await findForJob(db, seekerId, [jobId])).get(jobId)
  return row === undefined ? null : ((await ownApplications(db, seekerId, [row], now))[0] ?? null)
}
