import { type SQL, type SQLWrapper, and, inArray, isNotNull, sql } from 'drizzle-orm'
import { type Jobs, type TallyName, foldedTallies, freshTallies, isOfJobs } from '#server/capabilities/work/activity/public'
import { isLate } from '#server/capabilities/work/hiring/counts/due'
import { applications as a } from '#server/capabilities/work/hiring/tables'
import { isSeenByEmployer } from '#server/capabilities/work/hiring/time/seen'
import { idsWithApproval } from '#server/capabilities/ground/approval/public'
import type { Db } from '#server/platform/database/port'

export interface Tally {
  readonly jobId: string
  readonly name: TallyName | 'overdue'
  readonly count: number
}

const isCounted = sql`is_counted(${a.status}, ${a.changedAt}, ${a.erasedAt})`

/** What the counts that were written have too many: whoever is suspended. These are few. */
function hiddenRows(mine: SQL | undefined, now: Date): SQL {
  const isHidden = inArray(a.seekerId, idsWithApproval('Suspended'))
  return sql`select ${a.jobId}, change.name, change.amount from ${a}
    cross join lateral (values (${a.status}, -1), ('all', -1), ('unanswered', -(${a.replyBy} is not null)::int),
      ('overdue', -coalesce(${isLate(now)}, false)::int)) as change (name, amount)
    where ${and(mine, isHidden, isCounted)}`
}

/** The replies that are on their way, which the counts that were written still wait for; whoever is suspended is in none. */
const repliedRows = (mine: SQL | undefined): SQL =>
  sql`select ${a.jobId}, 'unanswered', -1 from ${a} where ${and(mine, isNotNull(a.pendingAt), isNotNull(a.replyBy), isSeenByEmployer())}`

/** Rows of job_id, name and amount: what the folded counts lack of this moment. */
function lackingRows(of: Jobs, now: Date): SQL {
  const mine = isOfJobs(of, a)
  const overdue = sql`select ${a.jobId}, 'overdue', count(*)::int from ${a} where ${and(mine, isNotNull(a.replyBy), isLate(now))} group by 1`
  return sql`${freshTallies(of)} union all ${hiddenRows(mine, now)} union all ${repliedRows(mine)} union all ${overdue}`
}

/** Part of another query: job_id and figure, how many applications of each job are of this name at this moment; none may be left out. */
export const figureRowsAt = (of: Jobs, name: Tally['name'], now: Date): SQL =>
  sql`select coalesce(folded.job_id, lacking.job_id) as job_id, coalesce(folded.amount, 0) + coalesce(lacking.amount, 0) as figure
    from (select * from (${foldedTallies(of)}) as one where name = ${name}) as folded
    full join (select job_id, sum(amount)::int as amount from (${lackingRows(of, now)}) as one where name = ${name} group by 1) as lacking
      on lacking.job_id = folded.job_id`

/**
 * Part of another query: job_id and figure of the jobs of a company with most applications, at least so many where so many have any.
 * `jobs` is their table, `isListed` the condition on its rows.
 */
export function busiestJobs(
  employerId: string,
  { jobs, isListed, most }: { readonly jobs: SQLWrapper; readonly isListed: SQL | undefined; readonly most: number },
  now: Date,
): SQL {
  const of = { employerId }
  const folded = sql`(select job_id, amount from (${foldedTallies(of)}) as one where name = 'all') as folded`
  return sql`with lacking as materialized
      (select job_id, sum(amount)::int as amount from (${lackingRows(of, now)}) as one where name = 'all' group by 1)
    (select folded.job_id, folded.amount as figure from ${folded} join ${jobs} on jobs.id = folded.job_id
      where ${isListed} and folded.amount > 0 and folded.job_id not in (select job_id from lacking)
      order by folded.amount desc, folded.job_id desc limit ${most}::int)
    union all select jobs.id, lacking.amount + coalesce(folded.amount, 0) from lacking join ${jobs} on jobs.id = lacking.job_id
      left join ${folded} on folded.job_id = jobs.id where ${isListed} and lacking.amount + coalesce(folded.amount, 0) > 0`
}

/** How many of these jobs' applications that their employer sees stand where at this moment, wait for it, and have waited too long. */
export const talliesAt = (db: Db, of: Jobs, now: Date): Promise<Tally[]> =>
  db
    .select({ jobId: sql<string>`job_id`, name: sql<Tally['name']>`name`, count: sql<number>`sum(amount)::int` })
    .from(sql`(${foldedTallies(of)} union all ${lackingRows(of, now)}) as tallies`)
    .groupBy(sql`1`, sql`2`)
    .having(sql`sum(amount) <> 0`)
