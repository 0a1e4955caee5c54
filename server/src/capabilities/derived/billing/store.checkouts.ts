import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { type CheckoutRow, checkouts as c } from '#server/capabilities/derived/billing/tables'
import type { Db } from '#server/platform/database/port'

const isAddition = sql`(${c.package} = 'single_post')`

/** Begins a checkout, unless the company has one open of the same kind. */
export async function beginCheckout(db: Db, row: CheckoutRow): Promise<void> {
  await db.insert(c).values(row).onConflictDoNothing()
}

/** The open one of a plan, or of an addition to it. */
export async function openOne(db: Db, employerId: string, ofAddition: boolean): Promise<CheckoutRow | null> {
  const [row] = await db
    .select()
    .from(c)
    .where(and(eq(c.employerId, employerId), eq(c.status, 'open'), sql`${isAddition} = ${ofAddition}`))
  return row ?? null
}

/** Null for another company's. */
export async function checkoutBySession(db: Db, employerId: string, sessionId: string): Promise<CheckoutRow | null> {
  const [row] = await db
    .select()
    .from(c)
    .where(and(eq(c.employerId, employerId), eq(c.sessionId, sessionId)))
  return row ?? null
}

/** Keeps the provider's page of a checkout that is still open; false where it no longer is. */
export async function keepPage(db: Db, id: string, page: { readonly sessionId: string; readonly url: string }): Promise<boolean> {
  const kept = await db
    .update(c)
    .set(page)
    .where(and(eq(c.id, id), eq(c.status, 'open')))
    .returning({ id: c.id })
  return kept.length > 0
}

/** Ends a checkout that nobody paid. */
export async function leaveCheckout(db: Db, id: string): Promise<void> {
  await db
    .update(c)
    .set({ status: 'cancelled' })
    .where(and(eq(c.id, id), eq(c.status, 'open')))
}

/** Marks what was paid: these sessions, and the open checkout of the plan that the company has now. */
export async function markPaid(
  tx: Db,
  employerId: string,
  sessionIds: readonly string[],
  plan: CheckoutRow['package'] | null,
): Promise<void> {
  const ofCompany = eq(c.employerId, employerId)
  await tx
    .update(c)
    .set({ status: 'paid' })
    .where(and(ofCompany, ne(c.status, 'paid'), inArray(c.sessionId, [...sessionIds])))
  if (plan === null) return
  await tx
    .update(c)
    .set({ status: 'paid' })
    .where(and(ofCompany, eq(c.status, 'open'), eq(c.package, plan)))
}
