import { type SQL, and, asc, eq } from 'drizzle-orm'
import { type ApplicationFileRow, applicationFiles } from '#server/capabilities/work/hiring/tables'
import { type Applications, applicationsAt } from '#server/capabilities/work/hiring/time/current'
import { isReadByEmployer } from '#server/capabilities/work/hiring/time/seen'
import type { Db } from '#server/platform/database/port'

/** The files that went along with an application. */
export const filesSent = (db: Db, applicationId: string): Promise<ApplicationFileRow[]> =>
  db.select().from(applicationFiles).where(eq(applicationFiles.applicationId, applicationId)).orderBy(asc(applicationFiles.fileId))

const whichEmployerReads = (current: Applications, employerId: string, seekerId: string, now: Date): SQL | undefined =>
  and(eq(current.employerId, employerId), eq(current.seekerId, seekerId), isReadByEmployer(current, now))

/** Whether an application that this employer may read now brought this file. */
export async function hasSentFile(db: Db, employerId: string, seekerId: string, fileId: string, now: Date): Promise<boolean> {
  const current = applicationsAt(db, now)
  const [row] = await db
    .select({ id: current.id })
    .from(current)
    .innerJoin(applicationFiles, eq(applicationFiles.applicationId, current.id))
    .where(and(whichEmployerReads(current, employerId, seekerId, now), eq(applicationFiles.fileId, fileId)))
    .limit(1)
  return row !== undefined
}

/** Whether this employer may read an application that shows who the seeker is. */
export async function knowsName(db: Db, employerId: string, seekerId: string, now: Date): Promise<boolean> {
  const current = applicationsAt(db, now)
  const [row] = await db
    .select({ id: current.id })
    .from(current)
    .where(and(whichEmployerReads(current, employerId, seekerId, now), current.isNameShown))
    .limit(1)
  return row !== undefined
}
