import { ageOn } from '@evenshift/contract/states/profile/age'
import type { EmployerJob, PublicJob } from '@evenshift/contract/model/job/job'
import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import type { PayCard } from '@evenshift/contract/model/job/pay'
import { seekerJobStatuses } from '@evenshift/contract/states/job/job'
import type { EmployerCard } from '#server/capabilities/parties/companies/public'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import type { JobTerms } from '#server/capabilities/work/jobs/rules/terms'
import type { PayFacts } from '#server/capabilities/work/jobs/rules/pay'
import {
  isEasyApply,
  isInterviewRecorded,
  outcodeOfJob,
  payFactsOf,
  publishedTerms,
  sectorOf,
} from '#server/capabilities/work/jobs/published'
import { lawOf, payCardOf } from '#server/capabilities/work/jobs/rules/pay-card'
import { publicFileUrl, uploadKeyOf } from '#server/capabilities/ground/uploads/public'
import { cityNamed, holidayPayPercentOn, londonDate, minimumWageOn } from '#server/capabilities/ground/reference/public'

type Edits = EmployerJob['edits']
type ReplyFigures = Pick<PublicJob['employer'], 'replyRate' | 'medianReplyHours'>
/** What is counted of a job outside its row. */
export type JobFigures = Pick<EmployerJob, 'views' | 'saves' | 'counts' | 'unanswered' | 'overdue'>

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** What every reader of a job sees beside its terms. */
function base(row: JobRow) {
  const { terms } = row
  return {
    _id: row.id,
    title: row.title,
    vacancies: row.vacancies,
    filled: row.filled,
    closingDate: row.closingDate,
    status: row.status,
    closeReason: row.closeReason,
    currencyIcon: '£',
    sector: sectorOf(row),
    outcode: outcodeOfJob(terms),
    isDbsCheck: terms.dbsLevel !== 'none',
    isInterviewRecorded: isInterviewRecorded(terms),
    easyApply: isEasyApply(terms),
    screeningQuestions: terms.screeningQuestions,
    publishedAt: iso(row.publishedAt),
    lastConfirmedAt: iso(row.lastConfirmedAt),
  }
}

const nameOf = ({ name, bio, logo }: EmployerCard) => ({ employerName: name, employerBio: bio, logo })

/** As its employer sees it, but for what became of its seats. */
export type JobUnhired = Omit<EmployerJob, 'takenShifts' | 'placesLeft'>
export const employerJobView = (row: JobRow, employer: EmployerCard, figures: JobFigures, edits: Edits): JobUnhired => ({
  ...row.terms,
  ...base(row),
  ...nameOf(employer),
  questions: row.terms.questions.map(({ _id }) => _id),
  workPlacePhotos: row.terms.workPlacePhotos.map(publicFileUrl),
  ...figures,
  sectorId: row.sectorId,
  workPlacePhotoKeys: row.terms.workPlacePhotos.map(uploadKeyOf),
  entrancePhoto: row.terms.entrancePhoto && uploadKeyOf(row.terms.entrancePhoto),
  entrancePhotoId: row.terms.entrancePhoto,
  reference: row.reference,
  statusReason: row.statusReason,
  createdAt: row.createdAt.toISOString(),
  closedAt: iso(row.closedAt),
  edits,
  version: row.version,
})

/** The same, no more of it than a row of a list shows, beside the shifts whose seats its places rest on. */
export interface PostUnhired {
  readonly post: Omit<PostCard, 'placesLeft'>
  readonly seats: Pick<EmployerJob, 'shifts' | 'shiftsNeeded'>
}
export const postCardView = (row: JobRow, { views, counts, unanswered, overdue }: JobFigures): PostUnhired['post'] => ({
  _id: row.id,
  title: row.title,
  reference: row.reference,
  location: row.terms.location,
  salary: row.terms.salary,
  salaryUnit: row.terms.salaryUnit,
  statusReason: row.statusReason,
  status: row.status,
  closeReason: row.closeReason,
  closedAt: iso(row.closedAt),
  closingDate: row.closingDate,
  lastConfirmedAt: iso(row.lastConfirmedAt),
  vacancies: row.vacancies,
  filled: row.filled,
  replyWithinDays: row.terms.replyWithinDays,
  views,
  counts,
  unanswered,
  overdue,
  version: row.version,
})

/** The day whose law counts: the first of the job, or today once it has begun. */
const lawfulDay = ({ startDate }: Pick<JobTerms, 'startDate'>, today: string): string =>
  startDate !== null && startDate > today ? startDate : today

/** What a job pays, as everybody reads it. */
export function payCardAt(facts: PayFacts, terms: Pick<JobTerms, 'startDate' | 'location'>, now: Date): PayCard {
  const today = londonDate(now)
  const rates = minimumWageOn(lawfulDay(terms, today))
  return payCardOf(facts, rates, holidayPayPercentOn(today, cityNamed(terms.location ?? '')?.nation ?? 'Great Britain'))
}
/** The same beside the law for a reader's own age; as everybody reads it where the job pays by age, since its figure is then the one for 21. */
export function payCardForAge(job: Pick<PublicJob, 'payCard' | 'payBands' | 'startDate'>, dateOfBirth: string, now: Date): PayCard {
  if (job.payBands.length > 0) return job.payCard
  const day = lawfulDay(job, londonDate(now))
  const age = ageOn(dateOfBirth, day)
  return { ...job.payCard, ...lawOf(job.payCard.hourly, minimumWageOn(day), age >= 21 ? 21 : age >= 18 ? 18 : 16) }
}

/** What an advert tells of its employer. */
export type AdvertEmployer = Pick<PublicJob, 'employer' | 'employerName' | 'employerBio' | 'logo'>
export const advertEmployer = (id: string, card: EmployerCard, replies: ReplyFigures | undefined): AdvertEmployer => ({
  ...nameOf(card),
  employer: { _id: id, evidence: card.evidence, replyRate: null, medianReplyHours: null, ...replies },
})

/** A job as anybody sees it, its employer apart. */
export type Advert = Omit<PublicJob, keyof AdvertEmployer | 'placesLeft'>
/** null where it was never theirs to see. */
export function advertOf(row: JobRow, now: Date): Advert | null {
  const { status, ...common } = base(row)
  const shown = seekerJobStatuses.find((one) => one === status)
  if (shown === undefined || row.publishedAt === null || row.closingDate === null || common.sector === null) return null
  const published = publishedTerms(row)
  const { postcode: _p, dbsReason: _d, questions: _q, hideNames: _h, arrival: _a, entrancePhoto: _e, ...terms } = published
  return {
    ...terms,
    ...common,
    status: shown,
    sector: common.sector,
    workPlacePhotos: published.workPlacePhotos.map(publicFileUrl),
    closingDate: row.closingDate,
    payCard: payCardAt(payFactsOf(published), terms, now),
  }
}
