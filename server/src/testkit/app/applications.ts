import { eq } from 'drizzle-orm'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { applications } from '#server/capabilities/work/hiring/tables'
import type { TestApp } from '#server/testkit/app/app'

/** Puts an application into a status since this time, whatever way would lead there; nothing of it runs out. */
export async function placeApplication(
  t: TestApp,
  id: string,
  status: ApplicationStatus,
  { since = t.clock.now(), isNameShown = true } = {},
): Promise<void> {
  const nothing = { offerExpiresAt: null, interviewDeadline: null, startDate: null }
  await t.parts.db
    .update(applications)
    .set({ status, changedAt: since, isNameShown, ...nothing })
    .where(eq(applications.id, id))
}
