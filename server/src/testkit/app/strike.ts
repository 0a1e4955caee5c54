import { hiring, runApplicationClock } from '#server/capabilities/work/hiring/public'
import { closeDueJobs } from '#server/capabilities/work/jobs/public'
import type { TestApp } from '#server/testkit/app/app'

/** The clock strikes in two processes at once, and once more: what lapsed is moved, and nothing may happen twice. */
export async function strike({ parts, clock }: Pick<TestApp, 'parts' | 'clock'>): Promise<void> {
  const minute = async () => {
    await closeDueJobs(parts, clock.now(), hiring)
    await runApplicationClock(parts, clock.now())
  }
  await Promise.all([minute(), minute()])
  await minute()
}
