import type { EmployerJob, PublicJob } from '@evenshift/contract/model/job'
import { viewsOfJobs } from '#server/capabilities/work/activity/public'
import { replyFigures } from '#server/capabilities/work/hiring/public'
import { employerCards } from '#server/capabilities/parties/companies/public'
import { type JobDates, type JobHead, datesOf, headsOf, removedOf } from '#server/capabilities/work/jobs/lists/heads'
import { type ClockParts, announceDue, closeDue } from '#server/capabilities/work/jobs/lifecycle/clock'
import type { On } from '#server/capabilities/work/jobs/lifecycle/moves'
import { pauseLiveJobs } from '#server/capabilities/work/jobs/lifecycle/pausing'
import { type PublishedTerms, isEasyApply, publishedTerms, sectorOf } from '#server/capabilities/work/jobs/published'
import { payRefusalOf, placesTaken } from '#server/capabilities/work/jobs/publishing/publishing'
import { type JobToReview, letBack, letLive, waitingJobs } from '#server/capabilities/work/jobs/lifecycle/review'
import type { PayFacts } from '#server/capabilities/work/jobs/rules/pay'
import { standsAt } from '#server/capabilities/work/jobs/rules/transitions'
import { editsOf, findJobs, forgetViewer, insertView } from '#server/capabilities/work/jobs/store'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import { type Filled, takeVacancy } from '#server/capabilities/work/jobs/lifecycle/vacancies'
import {
  type Advert,
  type AdvertEmployer,
  type JobFigures,
  advertEmployer,
  advertOf,
  employerJobView,
} from '#server/capabilities/work/jobs/lists/views'
import { londonDate } from '#server/capabilities/ground/reference/public'
import type { Refusal } from '#server/http/refuse'
import type { Db } from '#server/platform/database/port'

export type { Advert, JobFigures } from '#server/capabilities/work/jobs/lists/views'
export type { JobDates, JobHead } from '#server/capabilities/work/jobs/lists/heads'
export type { PayFacts } from '#server/capabilities/work/jobs/rules/pay'

/** The pay card of one seeker, who has this way to go. */
export { payCardWithTravel } from '#server/capabilities/work/jobs/rules/pay-card'

/** A job as an application and its offer need it; also what the match reads. */
export type JobForApplication = PublishedTerms &
  Pick<JobRow, 'id' | 'employerId' | 'reference' | 'title' | 'status' | 'closeReason' | 'vacancies' | 'filled'> & {
    readonly closingDate: string
    readonly sectorId: string
    readonly sector: string
    readonly easyApply: boolean
  }
function forApplication(row: JobRow, now: Date): JobForApplication | null {
  const { id, employerId, reference, title, sectorId, closingDate, vacancies, filled, publishedAt } = row
  const sector = sectorOf(row)
  if (publishedAt === null || sectorId === null || sector === null || closingDate === null) return null
  return {
    ...publishedTerms(row),
    id,
    employerId,
    reference,
    title,
    sectorId,
    sector,
    closingDate,
    vacancies,
    filled,
    easyApply: isEasyApply(row.terms),
    ...standsAt(row, now, londonDate(now)),
  }
}
/** A job that was ever published, its status judged by its dates at `now`; null for any other id. */
export async function jobForApplication(db: Db, id: string, now: Date): Promise<JobForApplication | null> {
  const [row] = await findJobs(db, [id])
  return row === undefined ? null : forApplication(row, now)
}

/**
 * These jobs by id as `see` makes them of their adverts, with their employers; drafts, jobs under review and unknown ids are left out.
 * It sees while the employers are still being read; these need not wait for the jobs where the caller knows `employers`.
 */
export async function jobsSeen<Seen extends object>(
  db: Db,
  ids: readonly string[],
  now: Date,
  see: (advert: Advert) => Seen,
  employers?: readonly string[],
): Promise<Map<string, Seen & AdvertEmployer>> {
  const seeing = findJobs(db, [...new Set(ids)]).then((rows) =>
    rows.flatMap((row) => {
      const advert = advertOf(row, now)
      return advert === null ? [] : [{ id: row.id, employerId: row.employerId, seen: see(advert) }]
    }),
  )
  const employerIds = [...new Set(employers ?? (await seeing).map(({ employerId }) => employerId))]
  const [all, cards, replies] = await Promise.all([seeing, employerCards(db, employerIds), replyFigures(db, employerIds, now)])
  return new Map(
    all.flatMap(({ id, employerId, seen }) => {
      const card = cards.get(employerId)
      return card === undefined ? [] : [[id, { ...seen, ...advertEmployer(employerId, card, replies.get(employerId)) }]]
    }),
  )
}
/** The same as anyone may read them. */
export const jobsForSeeker = (db: Db, ids: readonly string[], now: Date): Promise<Map<string, PublicJob>> =>
  jobsSeen(db, ids, now, (advert) => advert)

/** These jobs as their employer sees them, in this order; another's are left out. `figures` is what other capabilities count. */
export async function employerJobs(
  db: Db,
  employerId: string,
  ids: readonly string[],
  figures: ReadonlyMap<string, Omit<JobFigures, 'views'>>,
  now: Date,
): Promise<EmployerJob[]> {
  const rows = new Map((await findJobs(db, ids)).map((row) => [row.id, row]))
  const employer = (await employerCards(db, [employerId])).get(employerId)
  if (employer === undefined) return []
  const views = await viewsOfJobs(db, employerId, ids)
  const edits = await editsOf(db, ids)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (row?.employerId !== employerId) return []
    const counted = { counts: [], unanswered: 0, overdue: 0, saves: 0, ...figures.get(id), views: views.get(id) ?? 0 }
    return [employerJobView(row, employer, counted, edits.get(id) ?? [], now)]
  })
}

/** What a company's jobs are called and how they stand, in this order; another's are left out. */
export const jobHeads = (db: Db, employerId: string, ids: readonly string[], now: Date): Promise<JobHead[]> =>
  headsOf(db, employerId, ids, now)

/** The dates of these jobs, as far as they are this employer's, in no order. */
export const jobDates = (db: Db, employerId: string, ids: readonly string[]): Promise<JobDates[]> => datesOf(db, employerId, ids)
/** The jobs of a company that staff removed. */
export const removedJobs = (db: Db, employerId: string): Promise<string[]> => removedOf(db, employerId)

/** Takes a vacancy when somebody is hired; the last one closes the job as filled. Tell `onJobEnded` when it did. */
export const fillVacancy = (on: On, jobId: string): Promise<Filled> => takeVacancy(on, jobId)

/** Counts that a seeker opened the job, once on each day of the United Kingdom's calendar (YYYY-MM-DD). */
export const countView = (db: Db, jobId: string, seekerId: string, day: string): Promise<void> => insertView(db, jobId, seekerId, day)

/** Forgets who a seeker was that opened jobs; the views stay counted. */
export const forgetJobViewer = (tx: Db, seekerId: string): Promise<void> => forgetViewer(tx, seekerId)

/** Why pay or a band of it is not lawful; null where all are. Jobs and offers alike; `at` is the path of the pay in the input. */
export const payRefusal = (facts: PayFacts, startDate: string, today: string, at: string): Refusal | null =>
  payRefusalOf(facts, startDate, today, at)

/** How many live jobs of the plan a company uses; one that waits for its check holds its place. */
export const liveJobsOf = (db: Db, employerId: string): Promise<number> => placesTaken(db, employerId)
/** Pauses every live job of a company that is not approved any more. */
export const pauseJobsOf = (on: On, employerId: string): Promise<void> => pauseLiveJobs(on, employerId)

/** The jobs that wait for a person on the staff. */
export const jobsToReview = (db: Db): Promise<JobToReview[]> => waitingJobs(db)
/** Lets a job that waits go live and tells its employer. Refuses NOT_FOUND and INVALID_TRANSITION. */
export const approveJob = (on: On, id: string): Promise<JobRow | Refusal> => letLive(on, id)
/** Makes a draft of it again, with the reason that its employer reads. Refuses NOT_FOUND and INVALID_TRANSITION. */
export const sendBackJob = (on: On, id: string, reason: string): Promise<JobRow | Refusal> => letBack(on, id, reason)

/**
 * What time does by itself: closes every job whose last day is over in the United Kingdom, or that nobody confirmed for 30 days.
 * The number closed. Safe to repeat and to run twice at once.
 */
export const closeDueJobs = (parts: ClockParts, now: Date): Promise<number> => closeDue(parts, now)
/** Tells employers, once for each end, of jobs that end within three days. Safe to repeat and to run twice at once. */
export const announceEndingJobs = (parts: ClockParts, now: Date): Promise<number> => announceDue(parts, now)
export { reindexJobs } from '#server/capabilities/work/jobs/lifecycle/reindexing'
export { advertHits } from '#server/capabilities/work/jobs/publishing/adverts'
export { createJob, duplicateJob } from '#server/capabilities/work/jobs/publishing/creating'
export { editJob } from '#server/capabilities/work/jobs/publishing/editing'
export { endJob, holdJob } from '#server/capabilities/work/jobs/lifecycle/endings'
export { changeStatus, confirmJob, setClosingDate } from '#server/capabilities/work/jobs/publishing/lifecycle'
export { type ListAsked, listJobIds } from '#server/capabilities/work/jobs/lists/lists'
export { type Mover, type On, notAllowed } from '#server/capabilities/work/jobs/lifecycle/moves'
export { deleteJob, findJob } from '#server/capabilities/work/jobs/store'
export type { JobRow } from '#server/capabilities/work/jobs/tables'
export { payCardAt } from '#server/capabilities/work/jobs/lists/views'
