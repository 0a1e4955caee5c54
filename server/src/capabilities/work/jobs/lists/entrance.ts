import { type SQL, and, eq, inArray, sql } from 'drizzle-orm'
import { jobs } from '#server/capabilities/work/jobs/tables'
import type { Db } from '#server/platform/database/port'

const isShownBy = (fileId: string): SQL => sql`${jobs.terms} ->> 'entrancePhoto' = ${fileId}`

/** Whether a job of this company has this photo of its entrance. */
export const isEntranceOfCompany = async (db: Db, employerId: string, fileId: string): Promise<boolean> =>
  (await db.$count(jobs, and(eq(jobs.employerId, employerId), isShownBy(fileId)))) > 0

/** Whether one of these jobs has it. */
export const isEntranceOfJobs = async (db: Db, jobIds: readonly string[], fileId: string): Promise<boolean> =>
  jobIds.length > 0 && (await db.$count(jobs, and(inArray(jobs.id, [...jobIds]), isShownBy(fileId)))) > 0
