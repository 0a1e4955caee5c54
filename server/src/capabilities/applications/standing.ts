import { type SQL, and, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { type Jobs, type StandingName, isOfJobs, standingOf } from '#server/capabilities/activity/public'
import { lapsedColumns, mayHaveLapsed } from '#server/capabilities/applications/current'
import { applications as a } from '#server/capabilities/applications/tables'
import { idsStanding } from '#server/capabilities/standing/public'
import type { Db } from '#server/platform/database/port'

export interface Standing {
  readonly jobId: string
  readonly name: StandingName | 'overdue'
  readonly count: number
}

const isCounted = sql`is_counted(${a.status}, ${a.changedAt}, ${a.erasedAt})`

/** What the counts that were written have wrong now: what time has moved since, and whoever is suspended. These are few. */
function mended(mine: SQL | undefined, now: Date): SQL {
  const { status, replyBy } = lapsedColumns(now)
  const isHidden = inArray(a.seekerId, idsStanding('Suspended'))
  const columns = sql`${a.id}, ${a.jobId}, ${a.status} as was, ${status} as status, ${a.replyBy} as waited_until, ${replyBy} as waits_until`
  const late = (column: string): SQL => sql`coalesce(${sql.raw(column)} < ${now.toISOString()}::timestamptz, false)::int`
  return sql`select job_id, change.name, change.amount from
      (select ${columns}, false as is_hidden from ${a} where ${and(mine, mayHaveLapsed(now), isCounted, sql`not ${isHidden}`)}
       union all select ${columns}, true from ${a} where ${and(mine, isHidden, isCounted)}) as wrong
    cross join lateral (values (was, -1), ('all', -1), ('unanswered', -(waited_until is not null)::int), ('overdue', -${late('waited_until')}),
      (status, (not is_hidden)::int), ('all', (not is_hidden)::int), ('unanswered', (not is_hidden and waits_until is not null)::int),
      ('overdue', (not is_hidden)::int * ${late('waits_until')})) as change (name, amount)`
}

/** Part of another query: rows of job_id, name and amount that add up to how many applications stand where at this moment. */
export function standingRowsAt(of: Jobs, now: Date): SQL {
  const mine = isOfJobs(of, a)
  const overdue = sql`select ${a.jobId}, 'overdue', count(*)::int from ${a} where ${and(mine, isNotNull(a.replyBy), lt(a.replyBy, now))} group by 1`
  return sql`${standingOf(of)} union all ${mended(mine, now)} union all ${overdue}`
}

/** How many of these jobs' applications that their employer sees stand where at this moment, wait for it, and have waited too long. */
export const standingAt = (db: Db, of: Jobs, now: Date): Promise<Standing[]> =>
  db
    .select({ jobId: sql<string>`job_id`, name: sql<Standing['name']>`name`, count: sql<number>`sum(amount)::int` })
    .from(sql`(${standingRowsAt(of, now)}) as standing`)
    .groupBy(sql`1`, sql`2`)
    .having(sql`sum(amount) <> 0`)
