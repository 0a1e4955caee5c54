import { type SQL, and, asc, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { applicationTabs } from '@evenshift/contract/states/application/application'
import { openMeetings } from '@evenshift/contract/states/meeting/meeting'
import { type MeetingRow, meetings } from '#server/capabilities/work/hiring/meetings/tables'
import { applications } from '#server/capabilities/work/hiring/tables'
import { isReadByEmployer } from '#server/capabilities/work/hiring/time/seen'
import type { Db } from '#server/platform/database/port'

export const isOpenMeeting = inArray(meetings.status, [...openMeetings])

export type NewMeeting = Omit<MeetingRow, 'id' | 'version' | 'at' | 'phone' | 'message' | 'cancelledBy' | 'reminders' | 'isOutcomeReminded'>
/** The new meeting; null where the application has one that is open. */
export async function insertMeeting(tx: Db, row: NewMeeting): Promise<MeetingRow | null> {
  const [made] = await tx
    .insert(meetings)
    .values({ id: uuidv7(), version: 1, reminders: 0, isOutcomeReminded: false, ...row })
    .onConflictDoNothing()
    .returning()
  return made ?? null
}

/** Writes a change of exactly this row; null where somebody was quicker. */
export async function changeMeeting(tx: Db, { id, version }: MeetingRow, set: Partial<MeetingRow>): Promise<MeetingRow | null> {
  const [changed] = await tx
    .update(meetings)
    .set({ ...set, version: version + 1 })
    .where(and(eq(meetings.id, id), eq(meetings.version, version)))
    .returning()
  return changed ?? null
}

/** A meeting of this application; null for any other. */
export async function findMeeting(db: Db, applicationId: string, id: string): Promise<MeetingRow | null> {
  const [row] = await db
    .select()
    .from(meetings)
    .where(and(eq(meetings.id, id), eq(meetings.applicationId, applicationId)))
  return row ?? null
}
/** The application that a seeker's own meeting belongs to; null for everybody else's. */
export async function applicationOfMeeting(db: Db, seekerId: string, id: string): Promise<string | null> {
  const [row] = await db
    .select({ applicationId: meetings.applicationId })
    .from(meetings)
    .where(and(eq(meetings.id, id), eq(meetings.seekerId, seekerId)))
  return row?.applicationId ?? null
}

/** Every meeting of an application, the first one first. */
export const meetingsOf = (db: Db, applicationId: string): Promise<MeetingRow[]> =>
  db.select().from(meetings).where(eq(meetings.applicationId, applicationId)).orderBy(asc(meetings.id))

/** The newest meeting of each of these applications, by application. */
export async function newestMeetings(db: Db, applicationIds: readonly string[]): Promise<Map<string, MeetingRow>> {
  if (applicationIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([meetings.applicationId])
    .from(meetings)
    .where(inArray(meetings.applicationId, [...applicationIds]))
    .orderBy(meetings.applicationId, desc(meetings.id))
  return new Map(rows.map((row) => [row.applicationId, row]))
}

/** A seeker's other meetings that are agreed and not over, the first one first. */
export const agreedBeside = (db: Db, seekerId: string, applicationId: string, now: Date): Promise<MeetingRow[]> =>
  db
    .select()
    .from(meetings)
    .where(
      and(
        eq(meetings.seekerId, seekerId),
        ne(meetings.applicationId, applicationId),
        eq(meetings.status, 'agreed'),
        gt(meetings.until, now),
      ),
    )
    .orderBy(asc(meetings.at))

const isNewest = sql`not exists (select 1 from ${meetings} newer where newer.application_id = ${meetings.applicationId} and newer.id > ${meetings.id})`
const joined = (db: Db, which: SQL | undefined, most: number) =>
  db
    .select({ meeting: meetings, application: applications })
    .from(meetings)
    .innerJoin(applications, eq(applications.id, meetings.applicationId))
    .where(which)
    .orderBy(asc(meetings.until), asc(meetings.id))
    .limit(most)

/** A company's meetings that are open, and trials that are over, with their applications: the newest of each that it may read. */
export const meetingsOfCompany = (db: Db, employerId: string, most: number, now: Date) => {
  const isTrialOver = and(eq(meetings.status, 'done'), eq(meetings.kind, 'trial'), inArray(applications.status, [...applicationTabs.live]))
  return joined(db, and(eq(meetings.employerId, employerId), or(isOpenMeeting, isTrialOver), isNewest, isReadByEmployer(now)), most)
}
/** A seeker's meetings that wait for their answer, or are agreed and not over. */
export const meetingsOfSeeker = (db: Db, seekerId: string, most: number, now: Date) => {
  const isComing = and(eq(meetings.status, 'agreed'), gt(meetings.until, now))
  const isAsked = and(eq(meetings.turn, 'seeker'), gt(meetings.until, now))
  return joined(db, and(eq(meetings.seekerId, seekerId), or(isComing, isAsked)), most)
}

/** Meetings say nothing but what their seeker and company arranged: they go with the words of the application. */
export async function eraseMeetings(tx: Db, applicationIds: readonly string[]): Promise<void> {
  if (applicationIds.length > 0) await tx.delete(meetings).where(inArray(meetings.applicationId, [...applicationIds]))
}
