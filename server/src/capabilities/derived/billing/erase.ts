import { eq } from 'drizzle-orm'
import type { BillingParts } from '#server/capabilities/derived/billing/read/apply'
import { findMembership } from '#server/capabilities/derived/billing/store'
import { keepCharges } from '#server/capabilities/derived/billing/store.charges'
import { charityRequests, checkouts, memberships } from '#server/capabilities/derived/billing/tables'
import { eraseEntitlementsOf } from '#server/capabilities/parties/companies/public'
import type { Payments } from '#server/platform/payments/port'

/** Ends everything with the provider. @returns the last charges of all */
async function endWithProvider(payments: Payments, customerId: string) {
  await payments.forget(customerId)
  return (await payments.billingOf(customerId)).charges
}

/** Erases what a company that leaves had, paid for and asked for. What was charged stays, since it names no person. Safe to repeat. */
export async function eraseBillingOf({ db, queue, payments }: BillingParts, employerId: string): Promise<void> {
  const row = await findMembership(db, employerId)
  const charges = row === null ? [] : await endWithProvider(payments, row.customerId)
  await db.transaction(async (tx) => {
    await keepCharges(tx, employerId, charges)
    if (row !== null) await queue.forget(tx, 'billing.read', { customerId: row.customerId })
    for (const table of [memberships, checkouts, charityRequests]) await tx.delete(table).where(eq(table.employerId, employerId))
    await eraseEntitlementsOf(tx, employerId)
  })
}
