import type { Job } from '@evenshift/contract/model/job/job'
import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { type SeekerAtWork, appliedTo, besideJob, openShifts, takenShifts } from '#server/capabilities/work/hiring/public'
import { type ListedJob, jobsForCards } from '#server/capabilities/derived/adverts/public'
import { type MatchSeeker, askedOf, cardFitOf } from '#server/capabilities/ground/match/public'
import { usualWeek } from '#server/capabilities/work/jobs/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { savedAmong } from '#server/capabilities/parties/marks/public'
import { callingSeeker } from '#server/calls/seeker/presenters/jobs'
import { ledgers } from '#server/calls/seeker/presenters/ledgers'
import { savedMark } from '#server/calls/seeker/presenters/personal'
import type { Db } from '#server/platform/database/port'

const tenths = (hours: number): number => Math.round(10 * hours) / 10
const hoursOver = (ledger: Job['hoursLedger']): number | null =>
  ledger === null || ledger.limit === null || ledger.total <= ledger.limit ? null : tenths(ledger.total - ledger.limit)

/** What of a card only its seeker sees, but for their marks, by the shifts that are `open` to them. */
function fitted({ asked: job, hourly, card }: ListedJob, open: ListedJob['asked']['shifts'], seeker: MatchSeeker) {
  const asked = { ...job, shifts: open }
  const { travel, fits, ...fit } = cardFitOf(asked, seeker)
  const isFit = fits?.map(({ state }) => state === 'fits') ?? null
  const shifts = open.map(({ day, start, end }, place) => {
    const label = fits?.[place]?.label
    return { day, start, end, fits: isFit?.[place] ?? null, ...(label && { label }) }
  })
  const hoursPerWeek = askedOf(job) < job.shifts.length ? null : card.hoursPerWeek
  const week = usualWeek({ shifts: open, asked: askedOf(asked), fits: isFit, hoursPerWeek, hourly })
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
    const isApplied = applied.get(id)?.mayReapply === false
    const open = isApplied ? asked.shifts : openShifts(asked, taken)
    return [
      {
        ...card,
        employerName: employer.name,
        logo: employer.logo,
        replyRate,
        ...fitted(job, open, besideJob(seeker, id)),
        hoursOverLimit: hoursOver(ledgerOf({ ...card, startDate })),
        isApplied,
        ...savedMark(saved.get(id) ?? null),
      },
    ]
  })
}
