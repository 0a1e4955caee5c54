import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { type JobAlertRow, type Way, closingDays, jobAlerts as a, toldJobs } from '#server/capabilities/derived/alerts/tables'
import { followsSomebody } from '#server/capabilities/parties/marks/public'
import { hasPromptSearch } from '#server/capabilities/derived/saved-searches/public'
import type { Db } from '#server/platform/database/port'

export async function insertAlerts(tx: Db, row: JobAlertRow): Promise<void> {
  await tx.insert(a).values(row).onConflictDoNothing()
}
export async function updateAlerts(tx: Db, seekerId: string, set: Partial<JobAlertRow>): Promise<void> {
  await tx.update(a).set(set).where(eq(a.seekerId, seekerId))
}

/** Somebody who wants to hear at once and was not told up to this job yet, held until the transaction ends; null where nobody is left. */
export async function lockForPrompt(tx: Db, newest: Date): Promise<JobAlertRow | null> {
  const [row] = await tx
    .select()
    .from(a)
    .where(and(lt(a.promptTo, newest), or(hasPromptSearch(a.seekerId), followsSomebody(a.seekerId))))
    .orderBy(asc(a.promptTo))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}
/** Somebody whose daily mail of this alert day was not made yet. */
export async function lockForDaily(tx: Db, day: string): Promise<JobAlertRow | null> {
  const [row] = await tx.select().from(a).where(lt(a.dailyOn, day)).orderBy(asc(a.dailyOn)).limit(1).for('update', { skipLocked: true })
  return row ?? null
}

export interface Telling {
  readonly seekerId: string
  readonly jobId: string
}
/** Rows of one statement: each has four values. */
const BATCH = 1000
/** Writes down who is told of what; the answer is what nobody had told them in this way before. */
export async function claimTelling(tx: Db, tellings: readonly Telling[], how: Way, at: Date): Promise<Telling[]> {
  const fresh: Telling[] = []
  for (let from = 0; from < tellings.length; from += BATCH) {
    const values = tellings.slice(from, from + BATCH).map((telling) => ({ ...telling, how, at }))
    const { seekerId, jobId } = toldJobs
    fresh.push(...(await tx.insert(toldJobs).values(values).onConflictDoNothing().returning({ seekerId, jobId })))
  }
  return fresh
}
/** After a daily mail nothing older is looked at again, so that what was told needs not be known. */
export async function forgetNewJobs(tx: Db, seekerId: string): Promise<void> {
  await tx.delete(toldJobs).where(and(eq(toldJobs.seekerId, seekerId), inArray(toldJobs.how, ['mail', 'notification'])))
}

/** True for the one who comes first on a day. */
export async function claimClosingDay(tx: Db, day: string): Promise<boolean> {
  const claimed = await tx.insert(closingDays).values({ day }).onConflictDoNothing().returning()
  if (claimed.length > 0) await tx.delete(closingDays).where(lt(closingDays.day, day))
  return claimed.length > 0
}
/** A job closes within 90 days, and reopens within 30: what is older than that is never asked for. */
export async function forgetClosing(tx: Db, now: Date): Promise<void> {
  await tx
    .delete(toldJobs)
    .where(and(eq(toldJobs.how, 'closing'), lt(toldJobs.at, sql`${now.toISOString()}::timestamptz - interval '180 days'`)))
}

/** What a seeker was told of jobs. */
export async function eraseAlertsOf(tx: Db, seekerId: string): Promise<void> {
  await tx.delete(a).where(eq(a.seekerId, seekerId))
  await tx.delete(toldJobs).where(eq(toldJobs.seekerId, seekerId))
}
