import { viewsOfJobs } from '#server/capabilities/work/activity/public'
import { employerCards, namesByAddress } from '#server/capabilities/parties/companies/public'
import {
  type JobFigures,
  type JobUnhired,
  type PostUnhired,
  employerJobView,
  postCardView,
} from '#server/capabilities/work/jobs/lists/views'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import { type PublishedTerms, isEasyApply, outcodeOfJob, publishedTerms, sectorOf } from '#server/capabilities/work/jobs/published'
import { editsOf, findJobs } from '#server/capabilities/work/jobs/store'
import { standsAt } from '#server/capabilities/work/jobs/rules/transitions'
import { londonDate } from '#server/capabilities/ground/reference/public'
import type { Db } from '#server/platform/database/port'

/** A job as an application and its offer need it; also what the match reads. */
export type JobForApplication = PublishedTerms &
  Pick<JobRow, 'id' | 'employerId' | 'reference' | 'title' | 'status' | 'closeReason' | 'vacancies' | 'filled'> & {
    readonly closingDate: string
    readonly sectorId: string
    readonly sector: string
    readonly outcode: string | null
    readonly easyApply: boolean
  }
/** A row of a job that was ever published, its status judged by its dates at `now`; null for one that was not. */
export function forApplication(row: JobRow, now: Date): JobForApplication | null {
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
    outcode: outcodeOfJob(row.terms),
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

type Figures = ReadonlyMap<string, Omit<JobFigures, 'views'>>
/** These jobs of an employer with what is counted of each, in this order; another's are left out. `figures` is what other capabilities count. */
async function counted(db: Db, employerId: string, ids: readonly string[], figures: Figures) {
  const rows = new Map((await findJobs(db, ids)).map((row) => [row.id, row]))
  const views = await viewsOfJobs(db, employerId, ids)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (row?.employerId !== employerId) return []
    return [{ row, figures: { counts: [], unanswered: 0, overdue: 0, saves: 0, ...figures.get(id), views: views.get(id) ?? 0 } }]
  })
}

/** These jobs as their employer sees them. */
export async function employerJobs(db: Db, employerId: string, ids: readonly string[], figures: Figures): Promise<JobUnhired[]> {
  const employer = (await employerCards(db, [employerId])).get(employerId)
  if (employer === undefined) return []
  const nameOf = await namesByAddress(db, employerId)
  const edits = await editsOf(db, ids, (email) => (email === null ? null : nameOf(email)) ?? employer.name)
  const rows = await counted(db, employerId, ids, figures)
  return rows.map(({ row, figures: figure }) => employerJobView(row, employer, figure, edits.get(row.id) ?? []))
}
/** The same as rows of a list show them. */
export const postCards = async (db: Db, employerId: string, ids: readonly string[], figures: Figures): Promise<PostUnhired[]> =>
  (await counted(db, employerId, ids, figures)).map(({ row, figures: figure }) => ({ post: postCardView(row, figure), seats: row.terms }))
