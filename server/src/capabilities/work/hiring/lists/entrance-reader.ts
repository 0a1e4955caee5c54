import { applicationStatuses } from '@evenshift/contract/states/application/application'
import { jobsAt } from '#server/capabilities/work/hiring/lists/store.seeker'
import { showsContact } from '#server/capabilities/work/hiring/rules'
import { employerAccess } from '#server/capabilities/parties/companies/public'
import { isEntranceOfCompany, isEntranceOfJobs } from '#server/capabilities/work/jobs/public'
import type { FileReader } from '#server/capabilities/ground/uploads/public'

const agreed = applicationStatuses.filter(showsContact)

/** The photo of an entrance opens for the company's members, and for a seeker from the offer that they accepted on. */
export const entranceFileReader: FileReader = async (db, { id, purpose }, { pool, userId }) => {
  if (purpose !== 'entrance_photo') return null
  if (pool === 'jobseeker') return (await isEntranceOfJobs(db, await jobsAt(db, userId, agreed), id)) ? { employerId: null } : null
  if (pool !== 'employer') return null
  const { employerId } = await employerAccess(db, userId)
  return employerId !== null && (await isEntranceOfCompany(db, employerId, id)) ? { employerId } : null
}
