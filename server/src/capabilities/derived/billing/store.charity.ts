import { eq } from 'drizzle-orm'
import type { CharityState } from '@evenshift/contract/states/company/subscription'
import { charityRequests as r } from '#server/capabilities/derived/billing/tables'
import type { Db } from '#server/platform/database/port'

/** What came of a company's request for the free plan, if it made one. */
export async function charityStateOf(db: Db, employerId: string): Promise<CharityState> {
  const [row] = await db.select({ state: r.state }).from(r).where(eq(r.employerId, employerId))
  return row?.state ?? 'none'
}
