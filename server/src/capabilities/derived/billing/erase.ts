import { eq } from 'drizzle-orm'
import { findMembership } from '#server/capabilities/derived/billing/store'
import { keepCharges } from '#server/capabilities/derived/billing/store.charges'
import { charityRequests, checkouts, memberships } from '#server/capabilities/derived/billing/tables'
import { eraseEntitlementsOf } from '#server/capabilities/parties/companies/public'
import type { Parts } from '#server/http/call/context'
import type { Unit } from '#server/platform/queue/port'

/** Erases what a company had and asked for; charges stay, since they name no person. @returns who it is with the provider, null for nobody */
export async function eraseBillingOf({ tx, queue }: Unit, employerId: string): Promise<string | null> {
  const row = await findMembership(tx, employerId)
  if (row !== null) await queue.forget(tx, 'billing.read', { customerId: row.customerId })
  for (const table of [memberships, checkouts, charityRequests]) await tx.delete(table).where(eq(table.employerId, employerId))
  await eraseEntitlementsOf(tx, employerId)
  return row?.customerId ?? null
}

/** Ends everything with the provider and keeps the last charges of all. Safe to repeat. */
export async function endBillingOf(
  { db, payments }: Pick<Parts, 'db' | 'payments'>,
  employerId: string,
  customerId: string,
): Promise<void> {
  await payments.forget(customerId)
  const { charges } = await payments.billingOf(customerId)
  await db.transaction((tx) => keepCharges(tx, employerId, charges))
}
