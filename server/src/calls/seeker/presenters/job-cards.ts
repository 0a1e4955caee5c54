import type { Job } from '@evenshift/contract/model/job/job'
import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { isHeld } from '@evenshift/contract/states/application/application'
import { hasTooFewShifts, shiftsLeft } from '@evenshift/contract/states/job/usual-hours'
import { type SeekerAtWork, appliedTo, besideJob, takenShifts } from '#server/capabilities/work/hiring/public'
import { type ListedJob, jobsForCards } from '#server/capabilities/derived/adverts/public'
import { type MatchSeeker, cardFitOf } from '#server/capabilities/ground/match/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { savedAmong } from '#server/capabilities/parties/marks/public'
import { callingSeeker, noneTaken } from '#server/calls/seeker/presenters/jobs'
import { ledgers } from '#server/calls/seeker/presenters/ledgers'
import { type LeftShifts, savedMark, weekLeft } from '#server/calls/seeker/presenters/personal'
import type { Db } from '#server/platform/database/port'

const tenths = (hours: number): number => Math.round(10 * hours) / 10
const hoursOver = (ledger: Job['hoursLedger']): number | null =>
  ledger === null || ledger.limit === null || ledger.total <= ledger.limit ? null : tenths(ledger.total - ledger.limit)

/** What of a card only its seeker sees, but for their marks, by the shifts that are `left` for them, which may be too few. */
function fitted({ asked: job, card }: ListedJob, left: LeftShifts<ListedJob['asked']['shifts'][number]>, seeker: MatchSeeker) {
  const asked = { ...job, ...left }
  const { travel, fits, ...fit } = cardFitOf(asked, seeker)
  const isFit = fits?.map(({ state }) => state === 'fits') ?? null
  const shifts = left.shifts.map(({ day, start, end, breakMinutes }, place) => {
    const label = fits?.[place]?.label
    return { day, start, end, ...(breakMinutes > 0 && { breakMinutes }), fits: isFit?.[place] ?? null, ...(label && { label }) }
  })
  // Where enough of them fit, what it comes to is reckoned on those that do.
  const open = fit.tier === 3 ? left.shifts.filter((_shift, place) => isFit?.[place]) : left.shifts
  const week = weekLeft(
    { ...card, totalHours: null, shifts: job.shifts, shiftsNeeded: job.shiftsNeeded },
    { shifts: open, isShort: left.isShort },
  )
  return {
    ...fit,
    shifts,
    week,
    travel: travel && { minutes: travel.minutes, mode: travel.mode },
    distanceKm: travel?.distanceKm ?? null,
  }
}

/** The cards of these jobs, in this order, as `personalJobs` shows the whole of them, but for shifts that are filled. */
export async function personalCards(
  db: Db,
  seekerId: string,
  jobIds: readonly string[],
  now: Date,
  known: SeekerAtWork | null = null,
): Promise<JobCard[]> {
  if (jobIds.length === 0) return []
  const seeker = known ?? (await callingSeeker(db, seekerId, now))
  const [jobs, saved, applied] = await Promise.all([
    jobsForCards(db, jobIds, now),
    savedAmong(db, seekerId, jobIds),
    appliedTo(db, seekerId, jobIds),
  ])
  const taken = await takenShifts(
    db,
    [...jobs].map(([id, { asked }]) => ({ id, ...asked })),
    now,
  )
  const ledgerOf = ledgers(seeker, londonDate(now))
  return jobIds.flatMap((id) => {
    const job = jobs.get(id)
    if (job === undefined) return []
    const { card, asked, employer, replyRate, startDate } = job
    const sent = applied.get(id)
    const isApplied = sent?.mayReapply === false
    const isHeldNow = seeker.held.some(({ jobId }) => jobId === id)
    // Whoever has the job has a seat of their own among those that are taken.
    const seats = sent && isHeld(sent.status) ? noneTaken : taken
    const left = { shifts: shiftsLeft(asked, seats), isShort: hasTooFewShifts(asked, seats) }
    return [
      {
        ...card,
        employerName: employer.name,
        logo: employer.logo,
        replyRate,
        ...fitted(job, left, besideJob(seeker, id)),
        hoursOverLimit: hoursOver(ledgerOf({ ...card, startDate })),
        isApplied,
        hasTooFewShifts: left.isShort,
        held: isHeldNow && sent && isHeld(sent.status) ? sent.status : null,
        ...savedMark(saved.get(id) ?? null),
      },
    ]
  })
}
