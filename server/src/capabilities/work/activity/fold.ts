import { lte, max, notInArray, sql } from 'drizzle-orm'
import { activityChanges as changes, activityCounts as counts, replyWaits, tallies } from '#server/capabilities/work/activity/tables'
import { eventColumns, spreadOf } from '#server/capabilities/work/activity/store'
import { eventNames } from '#server/capabilities/work/activity/rules.spans'
import type { Db } from '#server/platform/database/port'

/** Changes taken up in one transaction. */
const BATCH = 10_000

const added = sql.raw(eventNames.map((name) => `${name} = activity_counts.${name} + excluded.${name}`).join(', '))

/** The last of the changes that are folded next; null where there are none, or another process folds. */
async function lastOfBatch(tx: Db): Promise<number | null> {
  const [turn] = await tx
    .select({ isMine: sql<boolean>`is_mine` })
    .from(sql`pg_try_advisory_xact_lock(hashtextextended('fold activity', 0)) as is_mine`)
  if (turn?.isMine !== true) return null
  const batch = tx.select({ id: changes.id }).from(changes).orderBy(changes.id).limit(BATCH).as('batch')
  const [last] = await tx.select({ id: max(batch.id) }).from(batch)
  return last?.id ?? null
}

/** Adds a batch of changes to the counts that they belong to, in one statement; false where none is left. */
async function foldBatch(tx: Db): Promise<boolean> {
  const last = await lastOfBatch(tx)
  if (last === null) return false
  await tx.execute(sql`with folded as (delete from ${changes} where ${lte(changes.id, last)} returning *),
    events as (insert into ${counts} (employer_id, grain, starts_on, subject_id, ${eventColumns}) ${spreadOf(sql`folded`)}
      on conflict (employer_id, grain, starts_on, subject_id) do update set ${added}),
    waits as (insert into ${replyWaits} (employer_id, hours, answers)
      select employer_id, hours, sum(amount) from folded where hours is not null group by 1, 2
      on conflict (employer_id, hours) do update set answers = reply_waits.answers + excluded.answers)
    insert into ${tallies} (job_id, name, employer_id, count)
      select job_id, name, employer_id, sum(amount) from folded where ${notInArray(sql`name`, [...eventNames])} group by 1, 2, 3
      on conflict (job_id, name) do update set count = tallies.count + excluded.count`)
  return true
}

/** Folds what was counted since the last time into the prepared counts. */
export async function foldChanges(db: Db): Promise<void> {
  while (await db.transaction(foldBatch));
}
