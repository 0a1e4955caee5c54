import { type AnyColumn, type SQL, inArray, sql } from 'drizzle-orm'
import type { ProfileStatus } from '@evenshift/contract/states/profile'
import {
  type CompanyToJudge,
  type On,
  judgeCompanyAgain,
  judgeCompanyAnswered,
  openCompany,
} from '#server/capabilities/verification/company'
import { type DecisionName, type Moved, decideStanding } from '#server/capabilities/verification/decisions'
import { type RegisterAnswer, mustCheckAgain, registerDoubt } from '#server/capabilities/verification/rules'
import { type Seeker, admit, change } from '#server/capabilities/verification/seeker'
import { findStanding, removeStanding, standingsOf } from '#server/capabilities/verification/store'
import { type StandingRow, standings } from '#server/capabilities/verification/tables'
import { websiteDomain } from '#server/capabilities/verification/domains'
import type { Refusal } from '#server/http/refuse'
import type { Db } from '#server/platform/database/port'

export type Standing = StandingRow
export type CompanyCheck = CompanyToJudge
export type StaffDecision = DecisionName
export type StaffMove = Moved

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

/** Where a seeker or company stands; null where it does not exist. */
export const standingOf = (db: Db, id: string): Promise<Standing | null> => findStanding(db, id)
export async function standingsById(db: Db, ids: readonly string[]): Promise<Map<string, Standing>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(standings)
    .where(inArray(standings.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Approves a new seeker; the age is the caller's to check. */
export const admitSeeker = (on: On, seeker: Seeker): Promise<void> => admit(on, seeker)
/** Takes over a seeker's changed name or address; sends a rejected profile again, or refuses RESUBMISSIONS_USED. */
export const seekerChanged = (on: On, seeker: Seeker): Promise<null | Refusal> => change(on, seeker)

/** Where a seeker stood, and every decision about them. */
export const eraseStandingOf = (tx: Db, seekerId: string): Promise<void> => removeStanding(tx, seekerId)

/** Judges a company that has just been written, by the rule of approval. */
export const admitCompany = (on: On, company: CompanyCheck): Promise<void> => openCompany(on, company)
/** Judges a company again whose checked facts changed, or that was rejected. */
export const recheckCompany = (on: On, company: CompanyCheck): Promise<null | Refusal> => judgeCompanyAgain(on, company)
/** Judges a company whose check waited for the register. */
export const checkAnsweredCompany = (on: On, company: Omit<CompanyCheck, 'email'>): Promise<void> => judgeCompanyAnswered(on, company)

/** What the register says against approving this company at once. */
export function registerDoubts(company: Exclude<RegisterAnswer, string | null>): string[] {
  const doubt = registerDoubt(company)
  return doubt === null ? [] : [doubt]
}

interface NamedCompany {
  readonly companyName: string
  readonly registrationNumber: string | null
  readonly website: string | null
}
/** Whether a change touches what was checked: legal name, number or mail domain. */
export const changesWhatWasChecked = (before: NamedCompany, after: NamedCompany): boolean =>
  mustCheckAgain({ ...before, websiteDomain: websiteDomain(before.website) }, { ...after, websiteDomain: websiteDomain(after.website) })

/** Everyone who waits for a person, the longest first. */
export const waitingForStaff = (db: Db): Promise<Standing[]> => standingsOf(db, 'Pending')
/** Carries out a staff decision. Refuses NOT_FOUND and INVALID_TRANSITION. */
export const decide = (on: On, name: StaffDecision, id: string, reason: string | null): Promise<StaffMove | Refusal> =>
  decideStanding(on, name, id, reason)
