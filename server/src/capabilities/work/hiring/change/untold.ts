import { and, asc, eq, inArray } from 'drizzle-orm'
import { applicationTabs } from '@evenshift/contract/states/application/application'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { pulledOutAmong } from '#server/capabilities/work/hiring/lists/pulled-out'
import { isSeenByEmployer } from '#server/capabilities/work/hiring/time/seen'
import type { Db } from '#server/platform/database/port'

type Rows = readonly ApplicationRow[]

/** Who has to do with a job and isn't told of a change, by why; `told` are those who are, `warned` those at work whose own times go. */
export async function untoldOf(
  db: Db,
  jobId: string,
  { open, told, warned }: { readonly open: Rows; readonly told: Rows; readonly warned: Rows },
) {
  const isOf = (rows: Rows, { id }: ApplicationRow): boolean => rows.some((row) => row.id === id)
  const hired = await db
    .select()
    .from(a)
    .where(and(eq(a.jobId, jobId), eq(a.status, 'hired')))
    .orderBy(asc(a.id))
  const ended = applicationTabs.history.filter((status) => status !== 'hired' && status !== 'withdrawn')
  const gone = await db
    .select({ id: a.id, status: a.status })
    .from(a)
    .where(and(eq(a.jobId, jobId), eq(a.status, 'withdrawn')))
  return {
    hired: hired.filter((row) => !isOf(warned, row)),
    elsewhere: open.filter((row) => !isOf(told, row)),
    withdrew: gone.length,
    pulledOut: (await pulledOutAmong(db, gone)).size,
    over: await db.$count(a, and(eq(a.jobId, jobId), inArray(a.status, ended), isSeenByEmployer())),
  }
}
