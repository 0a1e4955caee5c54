import { eq } from 'drizzle-orm'
import { activityChanges, activityCounts, replyWaits, tallies } from '#server/capabilities/work/activity/tables'
import type { Db } from '#server/platform/database/port'

/** Everything that was counted around a company. Call it last: whatever else is written of its applications is counted too. */
export async function eraseCountsOf(tx: Db, employerId: string): Promise<void> {
  for (const table of [activityChanges, activityCounts, replyWaits, tallies]) await tx.delete(table).where(eq(table.employerId, employerId))
}
