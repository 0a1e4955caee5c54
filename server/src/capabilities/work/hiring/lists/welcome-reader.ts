import { and, eq, notInArray } from 'drizzle-orm'
import { interviews } from '#server/capabilities/work/hiring/interviews/tables'
import { companyWelcoming, employerAccess } from '#server/capabilities/parties/companies/public'
import type { FileReader } from '#server/capabilities/ground/uploads/public'

/** A company's welcome opens for its members, and for a seeker whom it has invited to an interview that wasn’t called off. */
export const welcomeFileReader: FileReader = async (db, { id, purpose }, { pool, userId }) => {
  const employerId = purpose === 'welcome' ? await companyWelcoming(db, id) : null
  if (employerId === null) return null
  if (pool === 'employer') return (await employerAccess(db, userId)).employerId === employerId ? { employerId } : null
  if (pool !== 'jobseeker') return null
  const isTheirs = and(eq(interviews.seekerId, userId), eq(interviews.employerId, employerId))
  const invited = await db.$count(interviews, and(isTheirs, notInArray(interviews.status, ['cancelled', 'expired'])))
  return invited > 0 ? { employerId: null } : null
}
