import type { JobStatus } from '@evenshift/contract/states/job/job'
import { approvalsById } from '#server/capabilities/ground/approval/public'
import { searchCompanies } from '#server/capabilities/parties/companies/public'
import { type FoundJob, searchJobsForStaff } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

interface Asked {
  readonly page: number
  readonly limit: number
  readonly status?: JobStatus | undefined
  readonly search?: string | undefined
}
/** Companies of one name at most. */
const COMPANIES_MOST = 200

/** A page of the jobs found by their title, reference or company, the newest first, each with its company's name. */
export async function findStaffJobs(db: Db, { page, limit, status, search }: Asked) {
  const named = search === undefined ? { rows: [] } : await searchCompanies(db, { search, offset: 0, limit: COMPANIES_MOST })
  const employerIds = named.rows.map(({ id }) => id)
  const { rows, total } = await searchJobsForStaff(db, { search, status, employerIds, offset: (page - 1) * limit, limit })
  const companies = await approvalsById(
    db,
    rows.map(({ employerId }) => employerId),
  )
  const jobs = rows.map((row): FoundJob & { companyName: string } => ({
    ...row,
    companyName: companies.get(row.employerId)?.name ?? 'Erased',
  }))
  return { jobs, total }
}
