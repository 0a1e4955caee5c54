import { type SQL, and, asc, eq } from 'drizzle-orm'
import { type ApplicationFileRow, applicationFiles, applications as a } from '#server/capabilities/work/hiring/tables'
import { isReadByEmployer } from '#server/capabilities/work/hiring/time/seen'
import type { Db } from '#server/platform/database/port'

/** The files that went along with an application. */
export const filesSent = (db: Db, applicationId: string): Promise<ApplicationFileRow[]> =>
  db.select().from(applicationFiles).where(eq(applicationFiles.applicationId, applicationId)).orderBy(asc(applicationFiles.fileId))

const whichEmployerReads = (employerId: string, seekerId: string, now: Date): SQL | undefined =>
  and(eq(a.employerId, employerId), eq(a.seekerId, seekerId), isReadByEmployer(now))

/** Whether an application that this employer may read now brought this file. */
export async function hasSentFile(db: Db, employerId: string, seekerId: string, fileId: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: a.id })
    .from(a)
    .innerJoin(applicationFiles, eq(applicationFiles.applicationId, a.id))
    .where(and(whichEmployerReads(employerId, seekerId, now), eq(applicationFiles.fileId, fileId)))
    .limit(1)
  return row !== undefined
}

/** Whether this employer may read an application that shows who the seeker is. */
export async function knowsName(db: Db, employerId: string, seekerId: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: a.id })
    .from(a)
    .where(and(whichEmployerReads(employerId, seekerId, now), a.isNameShown))
    .limit(1)
  return row !== undefined
}
