import { eq } from 'drizzle-orm'
import { charityRequests, checkouts, memberships } from '#server/capabilities/derived/billing/tables'
import type { Db } from '#server/platform/database/port'

/** Forgets what a company pays for; charges stay. @returns who it is with the payment provider, whom that has to forget too; null for nobody */
export async function eraseBillingOf(tx: Db, employerId: string): Promise<string | null> {
  await tx.delete(checkouts).where(eq(checkouts.employerId, employerId))
  await tx.delete(charityRequests).where(eq(charityRequests.employerId, employerId))
  const [left] = await tx
    .delete(memberships)
    .where(eq(memberships.employerId, employerId))
    .returning({ customerId: memberships.customerId })
  return left?.customerId ?? null
}
