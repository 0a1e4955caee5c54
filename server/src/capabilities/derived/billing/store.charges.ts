import { desc, eq, inArray, lte } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type ChargeRow, charges as c } from '#server/capabilities/derived/billing/tables'
import type { Db } from '#server/platform/database/port'

type Told = Omit<ChargeRow, 'id' | 'employerId'>
type Given = Omit<Told, 'chargeId'> & { readonly id: string }
export interface ChangedCharge {
  readonly charge: Told
  /** null where it was not known. */
  readonly before: Told | null
}

const isSame = (one: Told, other: Told): boolean =>
  (Object.keys(one) as (keyof Told)[]).every((key) =>
    key === 'date' ? one.date.getTime() === other.date.getTime() : one[key] === other[key],
  )

/** Writes a company's charges as the provider tells them, the newest first; one row each. @returns those that were not known so */
export async function keepCharges(tx: Db, employerId: string, given: readonly Given[]): Promise<ChangedCharge[]> {
  const told = given.map(({ id: chargeId, ...charge }): Told => ({ ...charge, chargeId }))
  const ids = told.map(({ chargeId }) => chargeId)
  const known = new Map((await tx.select().from(c).where(inArray(c.chargeId, ids))).map((row) => [row.chargeId, row]))
  const changed = told
    .map((charge) => ({ charge, before: known.get(charge.chargeId) ?? null }))
    .filter(({ charge, before }) => before === null || !isSame(charge, before))
  // The oldest first: the provider's times are whole seconds, and within one the ids tell which came first.
  for (const { charge } of changed.toReversed())
    await tx
      .insert(c)
      .values({ id: uuidv7(), employerId, ...charge })
      .onConflictDoUpdate({ target: c.chargeId, set: charge })
  return changed
}

/** A page of what a company was charged, newest first. */
export async function listCharges(db: Db, employerId: string, page: number, limit: number): Promise<{ rows: ChargeRow[]; total: number }> {
  const ofCompany = eq(c.employerId, employerId)
  const rows = await db
    .select()
    .from(c)
    .where(ofCompany)
    .orderBy(desc(c.date), desc(c.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(c, ofCompany) }
}

/** Forgets what was charged until this time, whoever it was. */
export async function forgetCharges(db: Db, until: Date): Promise<void> {
  await db.delete(c).where(lte(c.date, until))
}
