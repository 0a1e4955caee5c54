import type { Arrival } from '@evenshift/contract/model/application/application'
import { type ApplicationRow, showsContact } from '#server/capabilities/work/hiring/public'
import { findJobs } from '#server/capabilities/work/jobs/public'
import { fileLinks } from '#server/capabilities/ground/uploads/public'
import type { Db } from '#server/platform/database/port'

/** Where and how the seeker of this application comes in; null before they accepted an offer. */
export async function arrivalOf(db: Db, { status, jobId, seekerId }: ApplicationRow, now: Date): Promise<Arrival | null> {
  const [job] = showsContact(status) ? await findJobs(db, [jobId]) : []
  if (job === undefined) return null
  const { arrival, postcode, entrancePhoto } = job.terms
  const links = await fileLinks(db, entrancePhoto === null ? [] : [entrancePhoto], { pool: 'jobseeker', userId: seekerId }, now)
  return { ...arrival, postcode, entrancePhoto: links.get(entrancePhoto ?? '') ?? null }
}
