import type { EmployerJob, PublicJob } from '@evenshift/contract/model/job'
import type { PayCard } from '@evenshift/contract/model/pay'
import { seekerJobStatuses } from '@evenshift/contract/states/job'
import type { EmployerCard } from '#server/capabilities/companies/public'
import { isEasyApply, isInterviewRecorded, payFactsOf, publishedTerms, sectorOf } from '#server/capabilities/jobs/published'
import type { PayFacts } from '#server/capabilities/jobs/rules.pay'
import { payCardOf } from '#server/capabilities/jobs/rules.pay-card'
import { standsAt } from '#server/capabilities/jobs/rules.transitions'
import type { JobRow } from '#server/capabilities/jobs/tables'
import type { JobTerms } from '#server/capabilities/jobs/terms'
import { cityNamed, holidayPayPercentOn, londonDate, minimumWageOn } from '#server/capabilities/reference/public'

type Edits = EmployerJob['edits']
type ReplyFigures = Pick<PublicJob['employer'], 'replyRate' | 'medianReplyHours'>
/** What is counted of a job outside its row. */
export type JobFigures = Pick<EmployerJob, 'views' | 'saves' | 'counts' | 'unanswered' | 'overdue'>

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** What every reader of a job sees beside its terms. */
function base(row: JobRow, employer: EmployerCard, now: Date) {
  const { terms } = row
  return {
    _id: row.id,
    title: row.title,
    vacancies: row.vacancies,
    filled: row.filled,
    closingDate: row.closingDate,
    ...standsAt(row, now, londonDate(now)),
    currencyIcon: '£',
    employerName: employer.name,
    employerBio: employer.bio,
    logo: employer.logo,
    sector: sectorOf(row),
    isDbsCheck: terms.dbsLevel !== 'none',
    isInterviewRecorded: isInterviewRecorded(terms),
    easyApply: isEasyApply(terms),
    screeningQuestions: terms.screeningQuestions,
    publishedAt: iso(row.publishedAt),
    lastConfirmedAt: iso(row.lastConfirmedAt),
  }
}

/** As its employer sees it. */
export const employerJobView = (row: JobRow, employer: EmployerCard, figures: JobFigures, edits: Edits, now: Date): EmployerJob => ({
  ...row.terms,
  ...base(row, employer, now),
  questions: row.terms.questions.map(({ _id }) => _id),
  // A job has no photos of its own yet: no key was ever let in.
  workPlacePhotos: [],
  ...figures,
  sectorId: row.sectorId,
  workPlacePhotoKeys: [],
  reference: row.reference,
  statusReason: row.statusReason,
  createdAt: row.createdAt.toISOString(),
  closedAt: iso(row.closedAt),
  edits,
  version: row.version,
})

/** What a job pays, as everybody reads it. */
export function payCardAt(facts: PayFacts, { startDate, location }: Pick<JobTerms, 'startDate' | 'location'>, now: Date): PayCard {
  const today = londonDate(now)
  const rates = minimumWageOn(startDate !== null && startDate > today ? startDate : today)
  return payCardOf(facts, rates, holidayPayPercentOn(today, cityNamed(location ?? '')?.nation ?? 'Great Britain'))
}

/** As anybody sees it; null where it was never theirs to see. The seeker's own part is the caller's to add. */
export function publicJobView(row: JobRow, employer: EmployerCard, replies: ReplyFigures | undefined, now: Date): PublicJob | null {
  const { status, ...common } = base(row, employer, now)
  const shown = seekerJobStatuses.find((one) => one === status)
  if (shown === undefined || row.publishedAt === null || row.closingDate === null || common.sector === null) return null
  const published = publishedTerms(row)
  const { postcode: _p, dbsReason: _d, questions: _q, hideNames: _h, ...terms } = published
  return {
    ...terms,
    ...common,
    status: shown,
    sector: common.sector,
    workPlacePhotos: [...employer.photos],
    closingDate: row.closingDate,
    employer: { _id: row.employerId, evidence: employer.evidence, replyRate: null, medianReplyHours: null, ...replies },
    payCard: payCardAt(payFactsOf(published), terms, now),
  }
}
