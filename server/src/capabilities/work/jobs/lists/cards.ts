import type { JobCard } from '@evenshift/contract/model/job/job-card'
import type { JobShift } from '@evenshift/contract/model/week'
import { seekerJobStatuses } from '@evenshift/contract/states/job/job'
import type { JobToMatch } from '#server/capabilities/ground/match/public'
import { isEasyApply, outcodeOfJob, publishedTerms, sectorOf } from '#server/capabilities/work/jobs/published'
import { hourlyPay } from '#server/capabilities/work/jobs/rules/pay-card'
import type { JobCardRow } from '#server/capabilities/work/jobs/store'

type OfTheJob =
  | '_id'
  | 'title'
  | 'location'
  | 'outcode'
  | 'workplace'
  | 'status'
  | 'closingDate'
  | 'salary'
  | 'salaryMax'
  | 'salaryUnit'
  | 'hoursPerWeek'
  | 'shiftsNeeded'
  | 'minimumAge'
  | 'easyApply'
  | 'isDbsCheck'
  | 'replyWithinDays'
  | 'vacancies'
  | 'filled'
/** What of a card anybody may see, and what its match and its pay are worked out from. */
export interface AdvertCard {
  readonly card: Pick<JobCard, OfTheJob>
  readonly asked: Omit<JobToMatch, 'shifts'> & { readonly shifts: readonly JobShift[] }
  readonly startDate: string
  readonly hourly: number | null
}

/** null where it was never a seeker's to see. */
export function advertCardOf(row: JobCardRow): AdvertCard | null {
  const status = seekerJobStatuses.find((one) => one === row.status)
  const sector = sectorOf(row)
  if (status === undefined || row.publishedAt === null || row.closingDate === null || sector === null) return null
  const terms = publishedTerms(row)
  const { location, salary, salaryMax, salaryUnit, hoursPerWeek, minimumAge, replyWithinDays, startDate } = terms
  const { jobRole, shifts, shiftsNeeded, skillsRequired, workplace } = terms
  const outcode = outcodeOfJob(terms)
  return {
    card: {
      _id: row.id,
      title: row.title,
      location,
      outcode,
      workplace,
      status,
      closingDate: row.closingDate,
      salary,
      salaryMax,
      salaryUnit,
      hoursPerWeek,
      shiftsNeeded,
      minimumAge,
      easyApply: isEasyApply(terms),
      isDbsCheck: terms.dbsLevel !== 'none',
      replyWithinDays,
      vacancies: row.vacancies,
      filled: row.filled,
    },
    asked: { jobRole, location, outcode, sector, shifts, shiftsNeeded, skillsRequired, workplace },
    startDate,
    hourly: hourlyPay(terms),
  }
}
