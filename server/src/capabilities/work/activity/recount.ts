import { notInArray, sql } from 'drizzle-orm'
import { eventNames } from '#server/capabilities/work/activity/rules.spans'
import { activityChanges as changes, tallies } from '#server/capabilities/work/activity/tables'
import type { Db } from '#server/platform/database/port'

/**
 * Mends the counts of how many applications stand where, while people apply and move: the difference to a plain count of the rows is
 * written as one more change. Rows, counts and changes are read in one statement, so nothing between them is missed.
 */
export async function recountTallies(db: Db, today: string): Promise<void> {
  await db.execute(sql`with counted as (
      select job_id, employer_id, status, reply_by from applications where is_counted(status, changed_at, erased_at)),
    difference as (
      select job_id, employer_id, status as name, 1 as amount from counted
      union all select job_id, employer_id, 'all', 1 from counted
      union all select job_id, employer_id, 'unanswered', 1 from counted where reply_by is not null
      union all select job_id, employer_id, name, -count from ${tallies}
      union all select job_id, employer_id, name, -amount from ${changes} where ${notInArray(changes.name, [...eventNames])})
    insert into ${changes} (employer_id, job_id, day, name, amount)
    select employer_id, job_id, ${today}::date, name, sum(amount) from difference group by 1, 2, 4 having sum(amount) <> 0`)
}
