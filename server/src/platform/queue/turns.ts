import { type SQL, sql } from 'drizzle-orm'
import type { Db, Sql } from '#server/platform/database/port'
import type { Job } from '#server/platform/queue/worker'

/** How work of one kind is shared out among people, so that nobody's jobs keep another's waiting for longer than one of them takes. */
export interface Share {
  /** How many jobs run at once in this process; of one person one. */
  readonly atOnce: number
  /** Where the data of a job names the person. */
  readonly by: string
}

/** How far back a new job stands: behind the first jobs of everybody, and so on. Holds where the person's jobs are sent one by one. */
export async function placeOf(on: Db, name: string, { by }: Share, data: object): Promise<number> {
  const isOurs: SQL = sql`name = ${name} and state < 'completed' and data->>${by}::text = ${personIn(by, data)}`
  // The port hides which driver answers; both give the rows under this name.
  const { rows } = (await on.execute(sql`select count(*)::int as before from pgboss.job where ${isOurs}`)) as unknown as {
    rows: readonly { before: number }[]
  }
  return -(rows[0]?.before ?? 0)
}

/** The next job of a person of whom none is under way here. The statement of pg-boss knows no people. */
export async function fetchInTurn<T extends object>(database: Sql, name: string, { by }: Share, underWay: readonly T[]): Promise<Job<T>[]> {
  const { rows } = await database.query(
    `with next as (
       select id from pgboss.job
       where name = $1 and state < 'active' and start_after < now() and coalesce(data->>$2, '') <> all($3::text[])
       order by priority desc, created_on, id limit 1 for update skip locked
     )
     update pgboss.job set state = 'active', started_on = now(),
       retry_count = case when started_on is null then retry_count else retry_count + 1 end
     where name = $1 and id = (select id from next) returning id, data`,
    [name, by, underWay.map((data) => personIn(by, data))],
  )
  return rows as unknown as Job<T>[]
}

const personIn = (by: string, data: object): string => String(Reflect.get(data, by) ?? '')
