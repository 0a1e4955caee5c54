import type { Job } from '@evenshift/contract/model/job/job'
import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { appliedTo } from '#server/capabilities/work/hiring/public'
import { type ListedJob, jobsForCards } from '#server/capabilities/derived/adverts/public'
import type { SeekerForJobs } from '#server/capabilities/parties/profiles/public'
import { type MatchSeeker, cardFitOf } from '#server/capabilities/ground/match/public'
import { doorToDoorHourly } from '#server/capabilities/work/jobs/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { savedAmong } from '#server/capabilities/parties/marks/public'
import { callingSeeker } from '#server/calls/seeker/presenters/jobs'
import { ledgers } from '#server/calls/seeker/presenters/ledgers'
import { savedMark } from '#server/calls/seeker/presenters/personal'
import type { Db } from '#server/platform/database/port'

const tenths = (hours: number): number => Math.round(10 * hours) / 10
const hoursOver = (ledger: Job['hoursLedger']): number | null =>
  ledger === null || ledger.limit === null || ledger.total <= ledger.limit ? null : tenths(ledger.total - ledger.limit)

/** What of a card only its seeker sees, but for their marks. */
function fitted({ asked, hourly }: ListedJob, seeker: MatchSeeker) {
  const { travel, ...fit } = cardFitOf(asked, seeker)
  const days = [...new Set(asked.shifts.map(({ day }) => day))].toSorted((one, other) => one - other)
  if (travel === null) return { ...fit, days, travel: null, doorToDoorHourly: null, distanceKm: null }
  const { minutes, mode, distanceKm } = travel
  return { ...fit, days, travel: { minutes, mode }, doorToDoorHourly: doorToDoorHourly(hourly, asked.shifts, minutes), distanceKm }
}

/** The cards of these jobs, in this order, as `personalJobs` shows the whole of them. */
export async function personalCards(
  db: Db,
  seekerId: string,
  jobIds: readonly string[],
  now: Date,
  known: SeekerForJobs | null = null,
): Promise<JobCard[]> {
  if (jobIds.length === 0) return []
  const seeker = known ?? (await callingSeeker(db, seekerId))
  const [jobs, saved, applied, ledgerOf] = await Promise.all([
    jobsForCards(db, jobIds, now),
    savedAmong(db, seekerId, jobIds),
    appliedTo(db, seekerId, jobIds, now),
    ledgers(db, seekerId, seeker.hours, londonDate(now)),
  ])
  return jobIds.flatMap((id) => {
    const job = jobs.get(id)
    if (job === undefined) return []
    const { card, employer, replyRate, startDate } = job
    return [
      {
        ...card,
        employerName: employer.name,
        logo: employer.logo,
        replyRate,
        ...fitted(job, seeker.match),
        hoursOverLimit: hoursOver(ledgerOf({ ...card, startDate })),
        isApplied: applied.get(id)?.mayReapply === false,
        ...savedMark(saved.get(id) ?? null),
      },
    ]
  })
}
