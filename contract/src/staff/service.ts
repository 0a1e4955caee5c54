/** Every call of the staff service. Staff have no profile, so none is asked for; what an administrator alone may do says so. */
import { type Groups, contract } from '#contract/call'
import { staffAudit } from '#contract/staff/audit'
import { staffColleagues } from '#contract/staff/colleagues'
import { staffCompanies } from '#contract/staff/companies'
import { staffFreePlans } from '#contract/staff/free-plans'
import { staffJobs } from '#contract/staff/jobs'
import { staffPeople } from '#contract/staff/people'
import { staffQueue } from '#contract/staff/queue'
import { staffReports } from '#contract/staff/reports'
import { staffVerification } from '#contract/staff/verification'

export const staffBase = '/office'

export const staffService = contract({
  ...staffAudit,
  ...staffColleagues,
  ...staffCompanies,
  ...staffFreePlans,
  ...staffJobs,
  ...staffPeople,
  ...staffQueue,
  ...staffReports,
  ...staffVerification,
})
export type StaffService = typeof staffService

/** The same by what they are about, as the reference shows them. */
export const staffGroups: Groups = {
  'Decisions made': staffAudit,
  Colleagues: staffColleagues,
  Companies: staffCompanies,
  'Free plans': staffFreePlans,
  Jobs: staffJobs,
  People: staffPeople,
  Queue: staffQueue,
  Reports: staffReports,
  Verification: staffVerification,
}
