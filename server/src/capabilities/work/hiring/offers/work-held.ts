import { and, eq, inArray } from 'drizzle-orm'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import type { Work } from '#server/capabilities/work/hiring/time/hours'
import { applications } from '#server/capabilities/work/hiring/tables'
import { offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import { employerCards } from '#server/capabilities/parties/companies/public'
import type { Db } from '#server/platform/database/port'

const heldIn: readonly ApplicationStatus[] = ['offer_accepted', 'hired']

export type HeldWork = Work & { readonly jobId: string }

/** The work that a seeker has said yes to, by its terms. */
export async function heldWork(db: Db, seekerId: string): Promise<HeldWork[]> {
  const rows = await db
    .select({ id: applications.id, jobId: applications.jobId, employerId: applications.employerId })
    .from(applications)
    .where(and(eq(applications.seekerId, seekerId), inArray(applications.status, [...heldIn])))
  if (rows.length === 0) return []
  const terms = await offersOf(
    db,
    rows.map(({ id }) => id),
  )
  const cards = await employerCards(
    db,
    rows.map(({ employerId }) => employerId),
  )
  return rows.flatMap(({ id, jobId, employerId }) => {
    const offer = terms.get(id)
    if (offer === undefined) return []
    const { hoursPerWeek, startDate, endDate } = offer
    return [{ jobId, label: cards.get(employerId)?.name ?? 'Another job', hoursPerWeek, startDate, endDate }]
  })
}
