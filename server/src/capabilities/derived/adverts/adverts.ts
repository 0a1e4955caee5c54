import type { PublicJob } from '@evenshift/contract/model/job'
import { employerCards } from '#server/capabilities/parties/companies/public'
import { replyFigures } from '#server/capabilities/work/hiring/public'
import { type Advert, type AdvertEmployer, advertEmployer, advertOf, findJobs } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

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
