import { desc, inArray } from 'drizzle-orm'
import { type OfferRow, offers } from '#server/capabilities/work/hiring/tables'
import { weeklyPay } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/** The terms that count, by application. */
export async function offersOf(db: Db, applicationIds: readonly string[]): Promise<Map<string, OfferRow>> {
  if (applicationIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([offers.applicationId])
    .from(offers)
    .where(inArray(offers.applicationId, [...applicationIds]))
    .orderBy(offers.applicationId, desc(offers.id))
  return new Map(rows.map((row) => [row.applicationId, row]))
}

/** Pounds of a usual week by an offer's terms; null where they cannot be made weekly. */
export const weeklyPayOf = ({ pay, payUnit, hoursPerWeek, shifts }: OfferRow): number | null =>
  weeklyPay({ salary: pay, salaryUnit: payUnit, hoursPerWeek, totalHours: null, shifts })
