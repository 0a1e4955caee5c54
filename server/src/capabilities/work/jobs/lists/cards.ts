import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { seekerJobStatuses } from '@evenshift/contract/states/job/job'
import type { JobToMatch } from '#server/capabilities/ground/match/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { isEasyApply, publishedTerms, sectorOf } from '#server/capabilities/work/jobs/published'
import { hourlyPay } from '#server/capabilities/work/jobs/rules/pay-card'
import { standsAt } from '#server/capabilities/work/jobs/rules/transitions'
import type { JobCardRow } from '#server/capabilities/work/jobs/store'

type OfTheJob =
  | '_id'
  | 'title'
  | 'location'
  | 'status'
  | 'closingDate'
  | 'salary'
  | 'salaryMax'
  | 'salaryUnit'
  | 'hoursPerWeek'
  | 'minimumAge'
  | 'easyApply'
  | 'isDbsCheck'
  | 'replyWithinDays'
  | 'vacancies'
  | 'filled'
/** What of a card anybody may see, and what its match and its pay are worked out from. */
export interface AdvertCard {
  readonly card: Pick<JobCard, OfTheJob>
  readonly asked: JobToMatch
  readonly startDate: string
  readonly hourly: number | null
}

/** null where it was never a seeker's to see. */
export function advertCardOf(row: JobCardRow, now: Date): AdvertCard | null {
  const stands = standsAt(row, now, londonDate(now))
  const status = seekerJobStatuses.find((one) => one === stands.status)
  const sector = sectorOf(row)
  if (status === undefined || row.publishedAt === null || row.closingDate === null || sector === null) return null
  const terms = publishedTerms(row)
  const { location, salary, salaryMax, salaryUnit, hoursPerWeek, minimumAge, replyWithinDays, startDate } = terms
  const { jobRole, shifts, skillsRequired, workplace } = terms
  return {
    card: {
      _id: row.id,
      title: row.title,
      location,
      status,
      closingDate: row.closingDate,
      salary,
      salaryMax,
      salaryUnit,
      hoursPerWeek,
      minimumAge,
      easyApply: isEasyApply(terms),
      isDbsCheck: terms.dbsLevel !== 'none',
      replyWithinDays,
      vacancies: row.vacancies,
      filled: row.filled,
    },
    asked: { jobRole, location, sector, shifts, skillsRequired, workplace },
    startDate,
    hourly: hourlyPay(terms),
  }
}
