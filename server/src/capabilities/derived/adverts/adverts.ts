import type { PublicJob } from '@evenshift/contract/model/job'
import { employerCards } from '#server/capabilities/parties/companies/public'
import { replyFigures } from '#server/capabilities/work/hiring/public'
import { advertEmployer, advertOf, findJobs } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/** These jobs by id as anyone may read them; drafts, jobs under review and unknown ids are left out. */
export async function jobsForSeeker(db: Db, ids: readonly string[], now: Date): Promise<Map<string, PublicJob>> {
  const rows = await findJobs(db, [...new Set(ids)])
  const employerIds = [...new Set(rows.map(({ employerId }) => employerId))]
  const [cards, replies] = await Promise.all([employerCards(db, employerIds), replyFigures(db, employerIds, now)])
  return new Map(
    rows.flatMap((row) => {
      const [advert, card] = [advertOf(row, now), cards.get(row.employerId)]
      if (advert === null || card === undefined) return []
      return [[row.id, { ...advert, ...advertEmployer(row.employerId, card, replies.get(row.employerId)) }]]
    }),
  )
}
