import { isSameTime } from '@evenshift/contract/states/shift-words'
import { and, asc, eq } from 'drizzle-orm'
import type { OfferShift } from '@evenshift/contract/model/week'
import { offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import { type WeighedEdit } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/** Somebody at work, and the times they agreed that the job's shifts no longer have. */
export interface Hired {
  readonly row: ApplicationRow
  readonly shifts: readonly OfferShift[]
}

/** Who was hired for a shift that this edit moves or takes out. */
export async function hiredFor(db: Db, { before, after }: WeighedEdit): Promise<Hired[]> {
  const goes = before.terms.shifts.filter((was) => !after.terms.shifts.some((is) => isSameTime(was, is)))
  if (goes.length === 0) return []
  const rows = await db
    .select()
    .from(applications)
    .where(and(eq(applications.jobId, after.id), eq(applications.status, 'hired')))
    .orderBy(asc(applications.id))
  const agreed = await offersOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const shifts = (agreed.get(row.id)?.shifts ?? []).filter(({ _id }) => goes.some((was) => was._id === _id))
    return shifts.length === 0 ? [] : [{ row, shifts }]
  })
}
