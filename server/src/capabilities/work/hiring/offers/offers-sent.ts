import { asc, desc, eq, inArray } from 'drizzle-orm'
import { changesBetween } from '#server/capabilities/work/hiring/offers/rules.offer'
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

/** What was changed of an offer each time that it was sent again, in words, by the instant of it. */
export async function offerChangesOf(db: Db, applicationId: string): Promise<Map<number, string>> {
  const sent = await db.select().from(offers).where(eq(offers.applicationId, applicationId)).orderBy(asc(offers.id))
  return new Map(
    sent.flatMap((after, place) => {
      const before = sent[place - 1]
      return before === undefined ? [] : [[after.sentAt.getTime(), changesBetween(before, after)] as const]
    }),
  )
}

/** Pounds of a usual week by an offer's terms; null where they cannot be made weekly. */
export const weeklyPayOf = ({ pay, payUnit, hoursPerWeek, shifts }: OfferRow): number | null =>
  weeklyPay({ salary: pay, salaryUnit: payUnit, hoursPerWeek, totalHours: null, shifts })
