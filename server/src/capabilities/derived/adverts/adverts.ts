import type { PublicJob } from '@evenshift/contract/model/job/job'
import { type EmployerCard, employerCards, employerSigns } from '#server/capabilities/parties/companies/public'
import { placesLeft, replyFigures, replyRates } from '#server/capabilities/work/hiring/public'
import { type AdvertCard, advertCardOf, advertEmployer, advertOf, findJobCards, findJobs } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/** These jobs by id as anyone may read them; drafts, jobs under review and unknown ids are left out. */
export async function jobsForSeeker(db: Db, ids: readonly string[], now: Date): Promise<Map<string, PublicJob>> {
  const rows = await findJobs(db, [...new Set(ids)])
  const employerIds = [...new Set(rows.map(({ employerId }) => employerId))]
  const asked = rows.map((row) => ({ ...row.terms, id: row.id, vacancies: row.vacancies, filled: row.filled }))
  const [cards, replies, left] = await Promise.all([
    employerCards(db, employerIds),
    replyFigures(db, employerIds, now),
    placesLeft(db, asked, now),
  ])
  return new Map(
    rows.flatMap((row) => {
      const [advert, card] = [advertOf(row, now), cards.get(row.employerId)]
      if (advert === null || card === undefined) return []
      const workPlacePhotos = [...advert.workPlacePhotos, ...card.photos]
      const employer = advertEmployer(row.employerId, card, replies.get(row.employerId))
      return [[row.id, { ...advert, ...employer, placesLeft: left.get(row.id) ?? 0, workPlacePhotos }]]
    }),
  )
}

/** A card of a job with its employer's. */
export interface ListedJob extends AdvertCard {
  readonly employer: Pick<EmployerCard, 'name' | 'logo'>
  readonly replyRate: number | null
}
/** The same jobs, no more of each than a card shows. */
export async function jobsForCards(db: Db, ids: readonly string[], now: Date): Promise<Map<string, ListedJob>> {
  const rows = await findJobCards(db, [...new Set(ids)])
  const employerIds = [...new Set(rows.map(({ employerId }) => employerId))]
  const [signs, rates] = await Promise.all([employerSigns(db, employerIds), replyRates(db, employerIds, now)])
  return new Map(
    rows.flatMap((row) => {
      const [advert, employer] = [advertCardOf(row), signs.get(row.employerId)]
      if (advert === null || employer === undefined) return []
      return [[row.id, { ...advert, employer, replyRate: rates.get(row.employerId) ?? null }]]
    }),
  )
}
