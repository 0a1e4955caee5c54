import { and, inArray } from 'drizzle-orm'
import { heldStatuses } from '@evenshift/contract/states/application/application'
import type { WeeklyWork } from '#server/capabilities/work/hiring/time/hours'
import { type OfferRow, applications } from '#server/capabilities/work/hiring/tables'
import { offersOf, weeklyPayOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import { employerCards } from '#server/capabilities/parties/companies/public'
import type { Db } from '#server/platform/database/port'

export type HeldWork = WeeklyWork & { readonly applicationId: string; readonly jobId: string; readonly weeklyPay: number | null } & Pick<
    OfferRow,
    'shifts' | 'workplace' | 'location'
  >

/** The work that each of these seekers has said yes to, by its terms; who holds none is left out. */
export async function heldWorkOf(db: Db, seekerIds: readonly string[]): Promise<Map<string, HeldWork[]>> {
  const held = new Map<string, HeldWork[]>()
  if (seekerIds.length === 0) return held
  const { id, seekerId, jobId, employerId } = applications
  const rows = await db
    .select({ id, seekerId, jobId, employerId })
    .from(applications)
    .where(and(inArray(seekerId, [...seekerIds]), inArray(applications.status, [...heldStatuses])))
  if (rows.length === 0) return held
  const terms = await offersOf(
    db,
    rows.map(({ id }) => id),
  )
  const cards = await employerCards(
    db,
    rows.map(({ employerId }) => employerId),
  )
  for (const row of rows) {
    const offer = terms.get(row.id)
    if (offer === undefined) continue
    const { hoursPerWeek, startDate, endDate, shifts, workplace, location } = offer
    const label = cards.get(row.employerId)?.name ?? 'another job'
    const { id: applicationId, jobId } = row
    const when = { hoursPerWeek, startDate, endDate, shifts }
    const work = { applicationId, jobId, label, ...when, workplace, location, weeklyPay: weeklyPayOf(offer) }
    held.set(row.seekerId, [...(held.get(row.seekerId) ?? []), work])
  }
  return held
}
export const heldWork = async (db: Db, seekerId: string): Promise<HeldWork[]> => (await heldWorkOf(db, [seekerId])).get(seekerId) ?? []

/** Whether work is still held on a date of the United Kingdom. */
export const isHeldOn =
  (date: string) =>
  ({ endDate }: HeldWork): boolean =>
    endDate === null || endDate >= date
/** Whether it has begun by then, too. */
export const isWorkedOn =
  (date: string) =>
  (work: HeldWork): boolean =>
    work.startDate <= date && isHeldOn(date)(work)
