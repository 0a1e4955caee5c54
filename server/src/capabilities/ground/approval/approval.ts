import { type AnyColumn, type SQL, inArray, sql } from 'drizzle-orm'
import { RESUBMISSIONS_MOST } from '@evenshift/contract/constants'
import type { ProfileStatus } from '@evenshift/contract/states/profile/profile'
import * as store from '#server/capabilities/ground/approval/store'
import { type StandingRow, standings } from '#server/capabilities/ground/approval/tables'
import type { SubjectKind } from '#server/capabilities/ground/approval/subject'
import type { Db } from '#server/platform/database/port'

export type Standing = StandingRow
export type StandingDecision = store.Decision
export type StandingKind = SubjectKind

/** Part of another query: the status of the seeker or company whose id stands in this column, null where there is none. */
export const statusOf = (id: AnyColumn): SQL<ProfileStatus | null> =>
  sql<ProfileStatus | null>`(select ${standings.status} from ${standings} where ${standings.id} = ${id})`
/** Part of another query: whether the company in this column was ever approved. */
export const wasApproved = (id: AnyColumn): SQL<boolean> =>
  sql<boolean>`coalesce((select ${standings.wasApproved} from ${standings} where ${standings.id} = ${id}), false)`

/** Part of another query: what was checked of the company in this column. */
export function evidenceOf(id: AnyColumn): SQL<Standing['evidence']> {
  // A part of its own: Drizzle strips the tables off the columns of a selection's outer part.
  const found = sql`select ${standings.evidence} from ${standings} where ${standings.id} = ${id}`
  return sql<Standing['evidence']>`coalesce((${found}), '[]')`.mapWith(standings.evidence)
}

/** Part of another query: the ids of everybody who stands there. */
export const idsStanding = (status: ProfileStatus): SQL =>
  sql`(select ${standings.id} from ${standings} where ${standings.status} = ${status})`

/** Null where there is no such company. */
export const statusById = (db: Db, id: string): Promise<ProfileStatus | null> => store.findStatus(db, id)
/** Where a seeker or company stands, and why; null where it does not exist. */
export const standingOf = (db: Db, id: string): Promise<Standing | null> => store.findStanding(db, id)
export async function standingsById(db: Db, ids: readonly string[]): Promise<Map<string, Standing>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(standings)
    .where(inArray(standings.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
/** How often whoever stands there may still be sent again after a rejection. */
export const resubmissionsLeft = ({ sentAgain }: Pick<Standing, 'sentAgain'>): number => RESUBMISSIONS_MOST - sentAgain
/** Everyone of this status, the longest first. */
export const standingsAt = (db: Db, status: ProfileStatus): Promise<Standing[]> => store.standingsOf(db, status)

/** The first standing of a seeker or a company. */
export const openStanding = (tx: Db, subject: store.Subject, first: StandingDecision): Promise<void> =>
  store.insertStanding(tx, subject, first)
/** Moves a standing that is still `from`, with its row of history; false when it no longer is. */
export const moveStanding = (tx: Db, id: string, from: ProfileStatus, decision: StandingDecision): Promise<boolean> =>
  store.moveStanding(tx, id, from, decision)
/** Keeps what staff read of a subject, and where it is told, as the subject now is. */
export const renameStanding = (tx: Db, id: string, subject: Partial<Pick<Standing, 'name' | 'number' | 'email'>>): Promise<void> =>
  store.updateSubject(tx, id, subject)
/** Gives a company the number it names, and only that one; the id of whoever holds it afterwards, null where it names none. */
export const claimNumber = (tx: Db, id: string, number: string | null): Promise<string | null> => store.claimNumber(tx, id, number)
export const releaseNumbers = (tx: Db, id: string): Promise<void> => store.releaseNumbers(tx, id)
/** Where a seeker stood, and every decision about them. */
export const eraseStandingOf = (tx: Db, seekerId: string): Promise<void> => store.removeStanding(tx, seekerId)
