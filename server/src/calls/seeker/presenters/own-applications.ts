import type { Application } from '@evenshift/contract/model/application/application'
import {
  type HeldWork,
  type OfferRow,
  type SeekersRow,
  findForJob,
  heldWork,
  hoursLedger,
  interviewBriefs,
  iso,
  mayApplyAgain,
  newestByJob,
  offerView,
  offersOf,
  unreadFrom,
} from '#server/capabilities/work/hiring/public'
import { type MatchSeeker, fitOf } from '#server/capabilities/ground/match/public'
import { type OwnHours, seekerForJobs } from '#server/capabilities/parties/profiles/public'
import type { Db } from '#server/platform/database/port'

/** An application without its job. */
export type OwnApplication = Omit<Application, 'job'>

/** How the offered shifts lie in the seeker's week. */
function offerFit(offer: OfferRow, seeker: MatchSeeker | null) {
  if (seeker === null) return null
  const { shifts, workplace, location } = offer
  return fitOf({ shifts, workplace, location, jobRole: null, sector: '', skillsRequired: [] }, seeker).weekFit
}

/** The hours of a week if the seeker says yes. */
function offerLedger({ hoursPerWeek, startDate, endDate }: OfferRow, jobId: string, own: OwnHours | null, held: readonly HeldWork[]) {
  if (own === null) return null
  const others = held.filter((work) => work.jobId !== jobId)
  return hoursLedger(own, others, { label: 'This job', hoursPerWeek, startDate, endDate })
}

/** A seeker's applications as they see them, in this order. */
export async function ownApplications(db: Db, seekerId: string, rows: readonly SeekersRow[], now: Date): Promise<OwnApplication[]> {
  const ids = rows.map(({ id }) => id)
  const offers = await offersOf(db, ids)
  const interviews = await interviewBriefs(db, rows)
  const unread = await unreadFrom(db, 'employer', ids)
  const [seeker, held] = offers.size > 0 ? [await seekerForJobs(db, seekerId), await heldWork(db, seekerId)] : [null, []]
  return rows.map((row) => {
    const offer = offers.get(row.id)
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
              ...offerView(offer),
              weekFit: offerFit(offer, seeker?.match ?? null),
              ledger: offerLedger(offer, row.jobId, seeker?.hours ?? null, held),
              changes: offer.changes,
            },
      interview: interviews.get(row.id) ?? null,
      reason: row.reason,
      match: row.match,
      mayReapply: mayApplyAgain(row),
      version: row.seenVersion,
    }
  })
}

/** The seeker's application for a job, for the job's own page; null where there is none. */
export async function ownApplication(db: Db, seekerId: string, jobId: string, now: Date): Promise<OwnApplication | null> {
  const row = newestByJob(await findForJob(db, seekerId, [jobId], now)).get(jobId)
  return row === undefined ? null : ((await ownApplications(db, seekerId, [row], now))[0] ?? null)
}
