import type { PageQuery } from '#server/calls/list-page'
import { employerCards } from '#server/capabilities/parties/companies/public'
import { listViews } from '#server/capabilities/work/hiring/public'
import type { Db } from '#server/platform/database/port'

/** Which employers opened what a seeker sent them, the latest first, and how many there are. */
export async function viewsOf(db: Db, seekerId: string, query: PageQuery) {
  const { rows, total } = await listViews(db, seekerId, query)
  const cards = await employerCards(
    db,
    rows.map(({ employerId }) => employerId),
  )
  const data = rows.map(({ id, applicationId, employerId, jobTitle, viewedAt }) => {
    const card = cards.get(employerId)
    return { _id: id, applicationId, employerName: card?.name ?? '', logo: card?.logo ?? '', jobTitle, viewedAt: viewedAt.toISOString() }
  })
  return { data, total }
}
