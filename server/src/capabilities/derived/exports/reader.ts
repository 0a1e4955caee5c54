import { isOffered } from '#server/capabilities/derived/exports/store'
import { employerAccess } from '#server/capabilities/parties/companies/public'
import type { FileReader } from '#server/capabilities/ground/uploads/public'

/** An archive opens for who asked for it, while it is offered; a company's for somebody who still owns it. */
export const exportFileReader: FileReader = async (db, { id, purpose }, { pool, userId }, now) => {
  if (purpose !== 'archive' || !(await isOffered(db, id, userId, now))) return null
  const isAllowed = pool === 'jobseeker' || (pool === 'employer' && (await employerAccess(db, userId)).role === 'owner')
  return isAllowed ? { employerId: null } : null
}
